import { adoptStyles } from './adopt-styles.ts';
import { markElements } from './mark-elements.ts';

/** Parts of the names of faces whose letters are drawings. */
const iconFace =
  /icon|icomoon|awesome|glyph|symbol|dingbat|fontello|themify|feather|phosphor|entypo|videojs|slick|etmodules|mdl2|woocommerce|^"?star\b/iu;
const privateUse = /\p{Co}/u;
/** Longer text is no drawing: a ligature is one word. */
const longest = 40;
const attribute = 'data-accessibilik-icon';
/** An icon that takes its weight from the text around it, in a face that has one weight, is not smeared. */
const styles = `@layer accessibilik { [${attribute}] { font-synthesis: none !important; } }`;

const drawsBeside = (element: Element, family: string) =>
  ['::before', '::after'].some((side) => {
    const { content, fontFamily } = getComputedStyle(element, side);
    return fontFamily === family && privateUse.test(content);
  });

/** Whether the element draws by letters that another face does not have. */
function isDrawn(element: Element): boolean {
  const family = getComputedStyle(element).fontFamily;
  return (
    iconFace.test(family.split(',')[0]!) ||
    privateUse.test(element.textContent) ||
    drawsBeside(element, family)
  );
}

/** Marks icons that are drawn by a face, as the page itself computes it, so that the rules for letters leave them alone; returns how to end it. */
export function keepIconFaces(document: Document): () => void {
  // Only here: WebKit no longer hears of changes in the sheet that a shadow root shares, once another one has gone from it.
  const drop = adoptStyles(document, styles);
  const unmark = markElements(document, {
    attribute,
    asItIs: attribute,
    concerns: (element) => element.textContent.trim().length <= longest,
    judge: (element) => (isDrawn(element) ? 'icon' : ''),
  });
  return () => {
    drop();
    unmark();
  };
}
