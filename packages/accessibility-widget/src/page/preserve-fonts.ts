import { markElements } from './mark-elements.ts';
import { preservedFont, setLetters } from './selectors-and-marker-attributes.ts';
import { kept, sides } from './preserve-fonts-styles.ts';

const iconFace =
  /icon|icomoon|awesome|glyph|symbol|dingbat|fontello|themify|feather|phosphor|entypo|videojs|slick|etmodules|mdl2|woocommerce|^"?star\b/iu;
const privateUse = /\p{Co}/u;
/** An icon name that a font draws as one glyph, a ligature. */
const ligature = /^[a-z][a-z0-9_]{3,30}$/u;

/** Whether any of these features changes the type of prose, such as its font or spacing. */
export const changeLetters = (on: ReadonlySet<string>): boolean =>
  [...on].some((id) => /^(?:font-|dyslexia|letter-|word-|line-|text-align|justify)/u.test(id));

const firstFace = ({ fontFamily }: CSSStyleDeclaration) => fontFamily.split(',')[0]!;

const drawsBeside = (element: Element, side: (typeof sides)[number]) => {
  const style = getComputedStyle(element, `::${side}`);
  if (['none', 'normal'].includes(style.content)) return false;
  return privateUse.test(style.content) || iconFace.test(firstFace(style));
};

/** Whether a word is drawn no wider than one glyph, which only a ligature can be. */
function isLigature(element: Element, size: number): boolean {
  if (element.childElementCount > 0 || !ligature.test(element.textContent.trim())) return false;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const { width } = range.getBoundingClientRect();
  return width > 0 && width < size * 1.15;
}

/** Whether a font draws icons in place of an element's text. */
export function isIcon(element: Element): boolean {
  const style = getComputedStyle(element);
  if (iconFace.test(firstFace(style))) return true;
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return (
    own.some((node) => privateUse.test(node.textContent ?? '')) ||
    (!element.textContent.trim() && sides.some((side) => drawsBeside(element, side))) ||
    isLigature(element, Number.parseFloat(style.fontSize))
  );
}

/**
 * A small image, or a box with nothing else in it, in a flex row: it would be squeezed when the text beside it grows.
 */
const isStiff = (element: Element): boolean =>
  (/^(?:svg|img)$/u.test(element.localName) ||
    (element.querySelector('svg, img') !== null && !element.textContent.trim())) &&
  element.parentElement !== null &&
  getComputedStyle(element.parentElement).display.includes('flex') &&
  element.getBoundingClientRect().width <= 64;

function isCode(element: Element): boolean {
  const style = getComputedStyle(element);
  const isMono = /(?:^|[\s,])(?:ui-)?monospace\b/u.test(style.fontFamily);
  const { body } = element.ownerDocument;
  // A page set in a monospace font throughout uses it for prose.
  return isMono && body !== null && getComputedStyle(body).fontFamily !== style.fontFamily;
}

function valuesOf(style: CSSStyleDeclaration): Record<string, string> {
  // Unitless, so that it scales with the font size.
  const leading = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
  return {
    ...Object.fromEntries(kept.map((name) => [`set-${name}`, style.getPropertyValue(name)])),
    'set-line-height': leading > 0 ? leading.toFixed(3) : 'normal',
  };
}

/**
 * Marks icons drawn by a font, code and formulas, which it finds by the page's own computed styles, with the values
 * that the rules for prose would change in them. The returned function removes the marks.
 */
export const preserveFonts = (document: Document): (() => void) =>
  markElements(document, {
    attribute: preservedFont,
    inherits: true,
    judge(element) {
      const isInside = element.parentElement?.closest(setLetters);
      if (isInside) return { tokens: '' };
      if (isStiff(element)) return { tokens: 'stiff' };
      if (element.matches(setLetters) || isIcon(element) || isCode(element))
        return { tokens: 'set', values: valuesOf(getComputedStyle(element)) };
      // An icon is drawn before or after text, so that only the text may change.
      const side = sides.find((one) => drawsBeside(element, one));
      if (!side) return { tokens: '' };
      return { tokens: side, values: valuesOf(getComputedStyle(element, `::${side}`)) };
    },
  }).stop;
