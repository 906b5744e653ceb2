import { element, setAttributes } from '../../panel/element.ts';
import { namespace } from '../../settings/permitted-storage.ts';
import { adoptStyles } from '../adopt-styles.ts';

export type Vision = 'protanopia' | 'deuteranopia' | 'tritanopia';
export const isVision = (id: string): id is Vision => id.endsWith('anopia');

/**
 * Matrices in linear RGB that help people who lack one kind of cone. The part of a colour that they miss (Machado,
 * Oliveira & Fernandes 2009, doi 10.1109/TVCG.2009.113) is added to channels that they see (Fidaner, Lin & Ozguven
 * 2005), less its effect on lightness, so that greys and the contrast of text stay. The test derives the rows.
 */
export const matrices: Readonly<Record<Vision, readonly (readonly number[])[]>> = {
  protanopia: [
    [0.61437, 0.42384, -0.03821],
    [0.09327, 0.90075, 0.00599],
    [0.21165, -0.26486, 1.0532],
  ],
  deuteranopia: [
    [0.85074, 0.24324, -0.09399],
    [0.01353, 0.96829, 0.01818],
    [0.30544, -0.40215, 1.09671],
  ],
  tritanopia: [
    [0.79728, -0.28869, 0.49141],
    [0.06034, 1.0829, -0.14324],
    [-0.00082, 0.02893, 0.97189],
  ],
};

const vector = 'http://www.w3.org/2000/svg';

function drawFilter(vision: Vision): SVGSVGElement {
  const svg = document.createElementNS(vector, 'svg');
  const filter = document.createElementNS(vector, 'filter');
  const colours = document.createElementNS(vector, 'feColorMatrix');
  setAttributes(svg, {
    xmlns: vector,
    width: '0',
    height: '0',
    'aria-hidden': 'true',
    [`data-${namespace}`]: 'matrix',
  });
  svg.style.setProperty('position', 'absolute');
  const area = { x: '0', y: '0', width: '100%', height: '100%' };
  setAttributes(filter, {
    id: `${namespace}-matrix`,
    ...area,
    'color-interpolation-filters': 'linearRGB',
  });
  const rows = matrices[vision].map((row) => `${row.join(' ')} 0 0`);
  setAttributes(colours, { values: `${rows.join(' ')} 0 0 0 1 0` });
  filter.append(colours);
  svg.append(filter);
  return svg;
}

/** CSS that applies the matrix to the root element, for the kept sheet: it works before the menu has loaded. */
export const matrixRule = (vision: Vision): string =>
  `@layer ${namespace}{html{filter:url("data:image/svg+xml,${encodeURIComponent(drawFilter(vision).outerHTML)}#${namespace}-matrix")!important}}`;

const reference = `url(#${namespace}-matrix)`;
/**
 * Only WebKit supports the prefixed property. It cannot apply the colour matrix through the layer's `backdrop-filter`,
 * so there the filter is set on the root element and open dialogs; elements fixed to the screen keep their colours.
 */
const isWebkit = () => CSS.supports('-webkit-backdrop-filter', 'none');
const onElements = `@layer ${namespace} { @media not print {
html, dialog:modal, [popover]:not(#${namespace}-root):popover-open { filter: ${reference} !important; } } }`;

/** Applies the matrix to the page; the returned function removes it. `root`: the widget's shadow root. */
export function shiftColours(vision: Vision, root: ShadowRoot): () => void {
  const svg = drawFilter(vision);
  if (isWebkit()) {
    document.documentElement.append(svg);
    const drop = adoptStyles(document, onElements);
    return () => {
      drop();
      svg.remove();
    };
  }
  const layer = element('div', { class: 'matrix' });
  // A layer finds a filter by its name only within the same tree. Prepended, so that the panel stays above.
  root.prepend(svg, layer);
  return () => {
    svg.remove();
    layer.remove();
  };
}
