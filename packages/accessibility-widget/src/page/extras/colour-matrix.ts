import { element, setAttributes } from '../../panel/element.ts';
import { namespace } from '../../settings/settings-store.ts';
import { adoptStyles } from '../adopt-styles.ts';

export type Vision = 'protanopia' | 'deuteranopia' | 'tritanopia';

type Matrix = readonly (readonly [number, number, number])[];

/**
 * How each sees linear red, green and blue, at severity 1. Source: Machado, Oliveira & Fernandes 2009, doi
 * 10.1109/TVCG.2009.113.
 */
export const seenWith: Readonly<Record<Vision, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * Where the unseen part of a colour goes: red's to green and blue (see: Fidaner, Lin & Ozguven 2005), blue's to red
 * alone, because red and green together would only change lightness.
 */
const redsElsewhere: Matrix = [
  [0, 0, 0],
  [0.7, 1, 0],
  [0.7, 0, 1],
];
const moved: Readonly<Record<Vision, Matrix>> = {
  protanopia: redsElsewhere,
  deuteranopia: redsElsewhere,
  tritanopia: [
    [1, 0, 0.7],
    [0, 1, 0],
    [0, 0, 0],
  ],
};

const times = (one: Matrix, other: Matrix) =>
  one.map((row) => [0, 1, 2].map((at) => row.reduce((sum, x, k) => sum + x * other[k]![at]!, 0)));

const unit = (row: number, at: number) => Number(row === at);

/** Weights of red, green and blue in lightness. See: WCAG 2.2, "relative luminance". */
const lightness = [0.2126, 0.7152, 0.0722];

/**
 * Adds the missed part of a colour where the eye sees it, I + E (I − S), less what that adds to lightness, so that
 * text keeps its contrast. Black, white and grey stay the same, because the rows of S add up to one.
 */
export function matrixOf(vision: Vision): readonly (readonly number[])[] {
  const missed = seenWith[vision].map((row, at) => row.map((x, k) => unit(at, k) - x));
  const added = times(moved[vision], missed as unknown as Matrix);
  const lighter = [0, 1, 2].map((k) =>
    added.reduce((sum, row, at) => sum + lightness[at]! * row[k]!, 0),
  );
  return added.map((row, at) => row.map((x, k) => unit(at, k) + x - lighter[k]!));
}

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
  const rows = matrixOf(vision).map((row) => `${row.join(' ')} 0 0`);
  setAttributes(colours, { values: `${rows.join(' ')} 0 0 0 1 0` });
  filter.append(colours);
  svg.append(filter);
  return svg;
}

export const matrixRule = (vision: Vision): string =>
  `html{filter:url("data:image/svg+xml,${encodeURIComponent(drawFilter(vision).outerHTML)}#${namespace}-matrix")!important}`;

const reference = `url(#${namespace}-matrix)`;
/**
 * Only WebKit knows the prefixed name, and it does not apply the matrix behind a layer. There the filter is set on
 * the root element and open dialogs; elements fixed to the screen keep their colours.
 */
const isWebkit = () => CSS.supports('-webkit-backdrop-filter', 'none');
const onElements = `@layer ${namespace} { @media not print {
html, dialog:modal, [popover]:not(#${namespace}-root):popover-open { filter: ${reference} !important; } } }`;

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
