import { adoptStyles } from './adopt-styles.ts';
import { markElements } from './mark-elements.ts';

const iconFace =
  /icon|icomoon|awesome|glyph|symbol|dingbat|fontello|themify|feather|phosphor|entypo|videojs|slick|etmodules|mdl2|woocommerce|^"?star\b/iu;
const privateUse = /\p{Co}/u;
const longest = 40;
const attribute = 'data-accessibilik-icon';
/** Prevents synthetic bold: an icon inherits the weight of the text around it, but its font has only one weight. */
const styles = `@layer accessibilik { [${attribute}] { font-synthesis: none !important; } }`;

const drawsBeside = (element: Element, family: string) =>
  ['::before', '::after'].some((side) => {
    const { content, fontFamily } = getComputedStyle(element, side);
    return fontFamily === family && privateUse.test(content);
  });

function isDrawn(element: Element): boolean {
  const family = getComputedStyle(element).fontFamily;
  return (
    iconFace.test(family.split(',')[0]!) ||
    privateUse.test(element.textContent) ||
    drawsBeside(element, family)
  );
}

/** Marks icons drawn by a font, judged by the page's own computed styles, so that the rules for letters skip them. */
export function keepIconFaces(document: Document): () => void {
  // Only in the document: WebKit stops noticing changes to a sheet shared by a shadow root once another sheet was
  // removed from that root.
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
