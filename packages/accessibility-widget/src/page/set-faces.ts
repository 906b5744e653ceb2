import { markElements } from './mark-elements.ts';
import { asItIs, setFace, setLetters, uninherited } from './scope.ts';

const iconFace =
  /icon|icomoon|awesome|glyph|symbol|dingbat|fontello|themify|feather|phosphor|entypo|videojs|slick|etmodules|mdl2|woocommerce|^"?star\b/iu;
const privateUse = /\p{Co}/u;
/** The name of an icon that a face draws as one sign. */
const ligature = /^[a-z][a-z0-9_]{3,30}$/u;

/** Whether any of these adjustments is one of prose alone. */
export const changeLetters = (on: readonly string[]): boolean =>
  on.some((id) =>
    /^(?:dyslexia-font|font-weight|letter-spacing|word-spacing|line-height|text-align-.*)$/u.test(
      id,
    ),
  );

const firstFace = ({ fontFamily }: CSSStyleDeclaration) => fontFamily.split(',')[0]!;

const drawsBeside = (element: Element, face: string) =>
  ['::before', '::after'].some((side) => {
    const style = getComputedStyle(element, side);
    if (['none', 'normal'].includes(style.content)) return false;
    return privateUse.test(style.content)
      ? firstFace(style) === face || !element.textContent.trim()
      : iconFace.test(firstFace(style)) && !element.textContent.trim();
  });

/** Whether a word is drawn no wider than a sign: only a ligature can be. */
function isLigature(element: Element, size: number): boolean {
  if (element.childElementCount > 0 || !ligature.test(element.textContent.trim())) return false;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const { width } = range.getBoundingClientRect();
  return width > 0 && width < size * 1.15;
}

function isSet(element: Element): boolean {
  const style = getComputedStyle(element);
  const face = firstFace(style);
  if (iconFace.test(face)) return true;
  const isMono = /(?:^|[\s,])(?:ui-)?monospace\b/u.test(style.fontFamily);
  const { body } = element.ownerDocument;
  // A page that is written in such a face throughout has its prose in it.
  if (isMono && body && getComputedStyle(body).fontFamily !== style.fontFamily) return true;
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return (
    own.some((node) => privateUse.test(node.textContent ?? '')) ||
    drawsBeside(element, face) ||
    isLigature(element, Number.parseFloat(style.fontSize))
  );
}

const kept = [
  'font-family',
  'font-weight',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'text-align',
] as const;

function valuesOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  // A number, which grows with the type.
  const leading = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
  return {
    ...Object.fromEntries(kept.map((name) => [`set-${name}`, style.getPropertyValue(name)])),
    'set-line-height': leading > 0 ? leading.toFixed(3) : 'normal',
  };
}

/**
 * Marks icons drawn by a font, code and formulas, by the page's own computed styles, with the values that the rules
 * for prose would change in them.
 */
export const keepSetFaces = (document: Document): (() => void) =>
  markElements(document, {
    attribute: setFace,
    inherits: true,
    styles: (isDocument) =>
      `${isDocument ? uninherited(...kept.map((name) => `set-${name}`)) : ''}
@layer accessibilik { ${isDocument ? 'html:not(#accessibilik) ' : ''}[${setFace}]:not([${asItIs}]) { ${kept
        .map((name) => `${name}: var(--accessibilik-set-${name}) !important;`)
        .join(' ')} } }`,
    judge(element) {
      const isInside = element.parentElement?.closest(setLetters);
      const isKept = !isInside && (element.matches(setLetters) || isSet(element));
      return isKept ? { tokens: 'set', values: valuesOf(element) } : { tokens: '' };
    },
  });
