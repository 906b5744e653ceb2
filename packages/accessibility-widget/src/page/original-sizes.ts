import { elementsAround } from './flat-tree.ts';
import { setLetters, still } from './scope.ts';

const attribute = 'data-original-font-size';
const leadingAttribute = 'data-original-line-height';
const property = '--accessibilik-original-font-size';
const leading = '--accessibilik-original-line-height';
const scaling = 'var(--accessibilik-font-size)';
const skipped = /^(?:script|style|noscript|title|iframe)$/iu;
const fields = /^(?:input|textarea|select)$/iu;
/** These may be icons, drawn beside no text of their own. */
const signs = /^(?:i|span|a|button|b|em)$/iu;

/** A formula or an editor is measured as a whole, because its parts are placed by its own size. */
const isWhole = (element: Element) => element.matches(`${setLetters}:not(code, pre, kbd, samp)`);

export const showsText = (element: Element): boolean => {
  const { tagName, childNodes } = element;
  if (isWhole(element)) return true;
  if (skipped.test(tagName)) return false;
  const isShown =
    fields.test(tagName) ||
    (signs.test(tagName) && element.childElementCount === 0) ||
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return (
    isShown && !element.parentElement?.closest(setLetters.replace('code, pre, kbd, samp, ', ''))
  );
};

function marksAround(elements: readonly Element[]): Map<Element, string | null> {
  const marks = new Map<Element, string | null>();
  for (const element of elements)
    for (const around of [element, ...elementsAround(element)])
      if (around.hasAttribute(attribute)) marks.set(around, around.getAttribute(attribute));
  return marks;
}

/**
 * The line height at any size of the type. One much higher than its type stands in the middle of a box by it, and
 * grows only when the type needs more.
 */
function leadingOf({ lineHeight, fontSize }: CSSStyleDeclaration): string {
  const [height, size] = [Number.parseFloat(lineHeight), Number.parseFloat(fontSize)];
  if (!(height > 0)) return '';
  return height < size * 1.9
    ? `calc(${height}px * ${scaling})`
    : `max(${height}px, calc(${size * 1.2}px * ${scaling}))`;
}

/**
 * Marks each element with its unscaled font size in pixels, and its line height. Scaling is turned off only around
 * these elements: `em` sizes would grow with each measurement, and turning it off for the page would make the browser
 * recalculate all styles twice.
 */
export function markOriginalSizes(elements: readonly Element[]): void {
  const marks = marksAround(elements);
  const touched = new Set([...marks.keys(), ...elements]);
  // A page may let sizes glide: what is measured must not be on its way.
  for (const element of touched) element.setAttribute(still, '');
  for (const element of marks.keys()) element.removeAttribute(attribute);
  const leadings = new Map<Element, string>();
  for (const element of elements) {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    if (!(size > 0)) continue;
    marks.set(element, String(size));
    leadings.set(element, leadingOf(style));
  }
  for (const [element, size] of marks) {
    if (!('style' in element) || element.getAttribute(attribute) === size) continue;
    element.setAttribute(attribute, size ?? '');
    const { style } = element as HTMLElement;
    style.setProperty(property, `${size}px`);
    const height = leadings.get(element);
    if (height) {
      style.setProperty(leading, height);
      element.setAttribute(leadingAttribute, '');
    }
  }
  for (const element of touched) getComputedStyle(element).getPropertyValue('font-size');
  for (const element of touched) element.removeAttribute(still);
}

export function unmark(part: Document | ShadowRoot): void {
  for (const element of part.querySelectorAll(`[${attribute}]`)) {
    element.removeAttribute(attribute);
    element.removeAttribute(leadingAttribute);
    const { style } = element as HTMLElement;
    style.removeProperty(property);
    style.removeProperty(leading);
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
}
