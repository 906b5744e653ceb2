import type { Mark } from './mark-elements.ts';
import { setLetters } from './selectors-and-marker-attributes.ts';

const scaling = 'var(--accessibilik-font-size)';
const skipped = /^(?:script|style|noscript|title|iframe)$/iu;
const fields = /^(?:input|textarea|select)$/iu;
/** Elements that often hold an icon and no text of their own. */
const signs = /^(?:i|span|a|button|b|em)$/iu;
const formulas = setLetters.replace('code, pre, kbd, samp, ', '');

function showsText(element: Element): boolean {
  const { tagName, childNodes } = element;
  // A formula or an editor is measured as a whole, because its parts are placed by its own size.
  if (element.matches(formulas)) return true;
  if (skipped.test(tagName)) return false;
  const isShown =
    fields.test(tagName) ||
    (signs.test(tagName) && element.childElementCount === 0) ||
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return isShown && !element.parentElement?.closest(formulas);
}

/**
 * CSS of the line height at any font scale. One of 1.9 times the font size or more usually centres text in a box, so it
 * grows only when the text needs more.
 */
function leadingOf({ lineHeight, fontSize }: CSSStyleDeclaration): string {
  const [height, size] = [Number.parseFloat(lineHeight), Number.parseFloat(fontSize)];
  if (!(height > 0)) return 'normal';
  return height < size * 1.9
    ? `calc(${height}px * ${scaling})`
    : `max(${height}px, calc(${size * 1.2}px * ${scaling}))`;
}

/**
 * Pixels. An SVG no larger than this is an icon and grows with the text beside it. An icon alone in a box stays,
 * because pages often fix the size of the box.
 */
const largestIcon = 64;
const isPlaced = (element: Element) => /absolute|fixed/u.test(getComputedStyle(element).position);

function isIcon(element: Element): boolean {
  const { localName, parentElement: around } = element;
  if (localName !== 'svg' || !around?.textContent.trim() || around.closest(`svg, ${formulas}`))
    return false;
  // What is placed over a field would grow over its text, and words that are placed are for screen readers only.
  if ([...around.children, around].some(isPlaced)) return false;
  const { width, height } = getComputedStyle(element);
  return [width, height].every((side) => Number.parseFloat(side) <= largestIcon);
}

/** Unscaled font size in pixels (the token) and line height; of an icon its size too. No token without text. */
export function originalSize(element: Element): Mark {
  const isSign = isIcon(element);
  const style = getComputedStyle(element);
  const size = isSign || showsText(element) ? Number.parseFloat(style.fontSize) : 0;
  if (!(size > 0)) return { tokens: '' };
  return {
    tokens: String(size),
    values: {
      'original-font-size': `${size}px`,
      'original-line-height': leadingOf(style),
      ...(isSign && { 'original-width': style.width, 'original-height': style.height }),
    },
  };
}
