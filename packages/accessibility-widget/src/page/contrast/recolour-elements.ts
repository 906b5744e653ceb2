import { elementsAround } from '../flat-tree-ancestors.ts';
import { markElements, type Mark } from '../mark-elements.ts';
import { isIcon } from '../preserve-fonts.ts';
import { colourOf, contrastOf, cssOf, mix, type Colour } from './colours.ts';
import { paint } from './contrast-styles.ts';
import { mapBackground, mappedHue, type Paper } from './map-background-and-icon-colours.ts';

const fields = /^(?:input|select|textarea|progress|meter)$/u;
const replaced = /^(?:img|canvas|video|picture|iframe)$/u;
const shapes = 'path, rect, circle, ellipse, line, polyline, polygon, text, use';
const sides = ['before', 'after'] as const;
const controls =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option]';
/** An element that contains one of these is a container, not a mark such as a bullet or a line. */
const contents = 'img, svg, canvas, video, iframe, input, select, textarea, button, a';
/** Square pixels above which a background is a picture, not an icon. */
const large = 40_000;
/** See: WCAG 2.2, 1.4.11. */
const least = 3;
/** Below this alpha nothing is painted. */
const faint = 0.04;
const white: Colour = [255, 255, 255, 1];

const alphaOf = (colour: Colour | null) => colour?.[3] ?? 0;
const maskOf = (style: CSSStyleDeclaration) =>
  style.maskImage || style.getPropertyValue('-webkit-mask-image') || 'none';

/** Whether words are seen in an element: not those for screen readers only, which are cut to a pixel. */
function hasText(element: Element): boolean {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.trim() && parentElement?.clientWidth !== 1) return true;
  }
  return false;
}

/** Number of shapes in an SVG whose contrast with a background is too low to see them. */
const isLost = (drawing: Element, ground: Colour) =>
  [...drawing.querySelectorAll(shapes)].slice(0, 60).filter((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    const colours = [fill, stroke].map(colourOf).filter((colour) => alphaOf(colour) > 0.1);
    return colours.length > 0 && colours.every((colour) => contrastOf(colour!, ground) < least);
  }).length;

/**
 * Returns a function that chooses the marks of an element from the page's own computed styles. The style files of this
 * folder hold their rules.
 */
function judgeOf(to: Paper) {
  /** Backgrounds as the page paints them. An element is judged after its ancestors. */
  const grounds = new WeakMap<Element, Colour>();
  const behind = (element: Element): Colour => {
    for (const around of elementsAround(element)) {
      const ground = grounds.get(around);
      if (ground) return ground;
    }
    return white;
  };
  /** Backgrounds after mapping, for icons that must be visible on them. */
  const mapped = new WeakMap<Element, Colour>();
  const mappedBehind = (element: Element): Colour => {
    for (const one of [element, ...elementsAround(element)]) {
      const ground = mapped.get(one);
      if (ground) return mix(to.paper, ground, ground[3]);
    }
    return to.paper;
  };
  const pageOf = ({ ownerDocument: { body, documentElement } }: Element): Colour =>
    (body && grounds.get(body)) ?? grounds.get(documentElement) ?? white;

  /** Icon colours as the page paints them. An SVG inherits the one of its parent. */
  const hues = new WeakMap<Element, Colour>();
  function ofIcon(element: Element, values: Record<string, string>): string[] {
    const own = colourOf(getComputedStyle(element).color);
    const isOurs = own !== null && [to.ink, to.link].some((one) => cssOf(one) === cssOf(own));
    const colour = isOurs ? (hues.get(element.parentElement ?? element) ?? own) : own;
    if (!colour) return [];
    hues.set(element, colour);
    if (element.localName !== 'svg' && !isIcon(element)) return [];
    const hue = mappedHue(colour, mappedBehind(element), to.ink);
    if (!hue) return [];
    values['hue'] = cssOf(hue);
    return ['hue'];
  }

  /** Calls `read` while the SVG has the text colour, which its `currentcolor` parts take. */
  function inInk<T>(drawing: SVGElement, read: () => T): T {
    const { style } = drawing;
    const before = [style.getPropertyValue('color'), style.getPropertyPriority('color')] as const;
    style.setProperty('color', cssOf(to.ink), 'important');
    const found = read();
    style.setProperty('color', ...before);
    if (drawing.getAttribute('style') === '') drawing.removeAttribute('style');
    return found;
  }

  function ofPicture(element: Element): Mark {
    const own = colourOf(getComputedStyle(element).backgroundColor);
    const ground = behind(element);
    const stands = { tokens: 'stand', values: { behind: cssOf(ground) } };
    if (element.localName === 'svg') {
      const values: Record<string, string> = {};
      const tokens = ofIcon(element, values).join(' ');
      return inInk(element as SVGElement, () => isLost(element, to.paper) > isLost(element, ground))
        ? stands
        : { tokens, values };
    }
    return alphaOf(own) > faint ? { tokens: 'keep' } : stands;
  }

  function ofPseudo(
    element: Element,
    side: (typeof sides)[number],
    values: Record<string, string>,
  ) {
    const style = getComputedStyle(element, `::${side}`);
    if (['none', 'normal', ''].includes(style.content)) return [];
    if (maskOf(style) !== 'none') return [`mask-${side}`];
    const colour = colourOf(style.backgroundColor);
    if (style.backgroundImage.includes('url(')) {
      if (alphaOf(colour) > faint) return [];
      values['behind'] = cssOf(grounds.get(element) ?? behind(element));
      return [`stand-${side}`];
    }
    if (!colour || alphaOf(colour) <= faint) return [];
    values[side] = cssOf(mapBackground(colour, pageOf(element), to, style.content === '""'));
    const isSmall = Number.parseFloat(style.width) <= 64 && Number.parseFloat(style.height) <= 64;
    return [`ground-${side}`, ...(isSmall ? [`edge-${side}`] : [])];
  }

  function ofLines(style: CSSStyleDeclaration, values: Record<string, string>) {
    const lines = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => {
      const colour = colourOf(style[`border${side}Color`]);
      const isDrawn = Number.parseFloat(style[`border${side}Width`]) > 0;
      if (!colour || !isDrawn || alphaOf(colour) <= faint) return 'transparent';
      return contrastOf(colour, to.paper) >= least && alphaOf(colour) === 1
        ? cssOf(colour)
        : cssOf(to.ink);
    });
    if (lines.every((line) => line === 'transparent')) return [];
    values['lines'] = lines.join(' ');
    return ['lines'];
  }

  function ofImage(
    element: HTMLElement,
    style: CSSStyleDeclaration,
    values: Record<string, string>,
    isMark: boolean,
  ): string[] {
    const { backgroundImage: image } = style;
    const isLarge = element.offsetWidth * element.offsetHeight > large;
    if (!image.includes('url(')) {
      if (isMark) return ['keep'];
      const first = colourOf(/[a-z]+\([^()]*\)/u.exec(image.replace(/^[a-z-]+\(/u, ''))?.[0] ?? '');
      grounds.set(element, first ?? behind(element));
      const ground = mapBackground(first ?? white, pageOf(element), to);
      mapped.set(element, ground);
      // A translucent layer over a picture stays translucent.
      values['ground'] = cssOf(
        image.includes('rgba(') ? [ground[0], ground[1], ground[2], 0.8] : ground,
      );
      return ['plain', 'ground'];
    }
    if (!isMark && isLarge) {
      values['picture'] = image;
      return ['scrim'];
    }
    const isBare = alphaOf(colourOf(style.backgroundColor)) <= faint;
    if (!isMark || isLarge || !isBare) return ['keep'];
    values['behind'] = cssOf(behind(element));
    return ['stand'];
  }

  function ofGround(
    element: HTMLElement,
    style: CSSStyleDeclaration,
    colour: Colour,
    values: Record<string, string>,
    isMark: boolean,
  ): string[] {
    grounds.set(element, alphaOf(colour) < 0.5 ? behind(element) : colour);
    const isOver = /absolute|fixed/u.test(style.position);
    const isLine = Math.min(element.offsetWidth, element.offsetHeight) <= 2;
    const isControl = element.matches(controls);
    if (isMark && !isControl) {
      // The element may lie under text, like an editor's selection, or over it, like a shade.
      const isWide = element.offsetWidth * element.offsetHeight > 1500;
      if (isOver && isWide && alphaOf(colour) < 0.9) return ['keep'];
      if (isOver && isWide) {
        values['ground'] = cssOf(mapBackground(colour, pageOf(element), to, true));
        return ['ground', 'flat'];
      }
      if (isLine && contrastOf(colour, to.paper) < least) {
        values['ground'] = cssOf(to.ink);
        return ['ground'];
      }
      return ['keep', 'edge'];
    }
    const ground = mapBackground(colour, pageOf(element), to);
    mapped.set(element, ground);
    values['ground'] = cssOf(ground);
    const hasEdge = (isControl || isOver) && !values['lines'];
    return ['ground', ...(hasEdge ? ['edge'] : [])];
  }

  return (element: Element): Mark => {
    if (element.localName === 'svg' || replaced.test(element.localName)) return ofPicture(element);
    if (!('offsetWidth' in element)) return { tokens: '' };
    const html = element as HTMLElement;
    const style = getComputedStyle(html);
    const values: Record<string, string> = {};
    const tokens: string[] = ofLines(style, values);
    const isMark = !fields.test(html.localName) && !hasText(html) && !html.querySelector(contents);
    const colour = colourOf(style.backgroundColor);
    if (alphaOf(colourOf(style.color)) === 0) tokens.push('clear');
    if (/inset.*\s(?:\d{3,}px)|^\S.*\s\d{3,}px inset/u.test(style.boxShadow)) tokens.push('flat');
    const clip = style.backgroundClip || style.getPropertyValue('-webkit-background-clip');
    if (maskOf(style) !== 'none') tokens.push('mask');
    else if (clip === 'text') tokens.push('clipped');
    else {
      if (style.backgroundImage !== 'none') tokens.push(...ofImage(html, style, values, isMark));
      if (colour && alphaOf(colour) > faint && !tokens.includes('ground'))
        tokens.push(...ofGround(html, style, colour, values, isMark));
      else if (/absolute|fixed/u.test(style.position) && !isMark && !tokens.includes('ground'))
        tokens.push('halo');
    }
    for (const side of sides) tokens.push(...ofPseudo(html, side, values));
    tokens.push(...ofIcon(html, values));
    return { tokens: tokens.join(' '), values };
  };
}

/** Maps the colours that the page paints to a contrast palette. The returned function undoes it. */
export const recolourElements = (document: Document, to: Paper): (() => void) =>
  markElements(document, {
    attribute: paint,
    judge: judgeOf(to),
  }).stop;
