import { extraValue } from '../../features/extras.ts';
import type { Settings } from '../../settings/settings.ts';
import { sideOf } from '../extras/own-ground.ts';
import { markElements } from '../mark-elements.ts';
import { colourOf, contrastOf } from './colours.ts';
import { meaningStyles } from './meaning-styles.ts';

const fields = /^(?:input|select|textarea|button)$/u;
const shapes = 'path, rect, circle, ellipse, line, polyline, polygon, text, use';
const sides = ['before', 'after'] as const;
/** An element that contains one of these is a frame around it, not a coloured area. */
const contents = 'img, svg, canvas, video, iframe, input, select, textarea, button, a';
/** Square pixels above which a background is a picture, not an icon. */
const large = 40_000;
/** Below this, line art can't be told from the paper. See: WCAG 2.2, 1.4.11. */
const least = 3;
const papers = { dark: [0, 0, 0, 1], light: [255, 255, 255, 1] } as const;
type Paper = keyof typeof papers;

/** Light wins over dark, because it comes later in the sheet. */
export const paperOf = (settings: Settings): Paper | null => {
  const ground = extraValue(settings, 'ground');
  if (ground) return sideOf(ground);
  return settings.isLightContrast ? 'light' : settings.isDarkContrast ? 'dark' : null;
};

const isPainted = (colour: string) => (colourOf(colour)?.[3] ?? 0) > 0.1;
const maskOf = (style: CSSStyleDeclaration) =>
  style.maskImage || style.getPropertyValue('-webkit-mask-image') || 'none';

const ofPseudo = (element: Element, side: (typeof sides)[number]): string | null => {
  const style = getComputedStyle(element, `::${side}`);
  if (['none', 'normal', ''].includes(style.content)) return null;
  if (maskOf(style) !== 'none') return `mask-${side}`;
  if (style.backgroundImage.includes('url(')) return `plate-${side}`;
  return isPainted(style.backgroundColor) ? `fill-${side}` : null;
};

const isLost = (drawing: Element, paper: Paper) =>
  [...drawing.querySelectorAll(shapes)].slice(0, 60).some((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    const colours = [fill, stroke]
      .map(colourOf)
      .filter((colour) => colour !== null && colour[3] > 0.1);
    return (
      colours.length > 0 && colours.every((colour) => contrastOf(colour!, papers[paper]) < least)
    );
  });

const ofBackground = (element: HTMLElement): string | null => {
  const style = getComputedStyle(element);
  if (maskOf(style) !== 'none') return 'mask';
  const isEmpty = element.textContent.trim() === '' && !fields.test(element.localName);
  const isLarge = element.offsetWidth * element.offsetHeight > large;
  if (style.backgroundImage.includes('url(')) {
    if (isLarge) return isEmpty ? 'picture' : null;
    return 'plate';
  }
  if (!isEmpty || element.querySelector(contents)) return null;
  if (style.backgroundImage !== 'none') return 'picture';
  return isPainted(style.backgroundColor) ? 'fill' : null;
};

const judge = (element: Element, paper: Paper): string => {
  if (element.localName === 'svg') return isLost(element, paper) ? 'plate' : '';
  if (!('offsetWidth' in element)) return '';
  const found = [
    ofBackground(element as HTMLElement),
    ...sides.map((side) => ofPseudo(element, side)),
  ];
  return found.filter((meaning) => meaning !== null).join(' ');
};

/**
 * Marks elements that show something by a background, mask or drawing instead of text, so that dark and light
 * contrast keep them visible. Image icons get a grey plate, masks the colour of text, and coloured areas an edge.
 */
const keepMeanings = (document: Document, paper: Paper): (() => void) =>
  markElements(document, {
    attribute: 'data-accessibilik-means',
    asItIs: 'data-accessibilik-asis',
    styles: meaningStyles,
    judge: (element) => judge(element, paper),
  });

export function meaningsOn(document: Document): { keep(paper: Paper | null): void } {
  let kept: Paper | null = null;
  let drop: (() => void) | null = null;
  return {
    keep(paper) {
      if (paper === kept) return;
      drop?.();
      drop = paper && keepMeanings(document, paper);
      kept = paper;
    },
  };
}
