/** Red, green, blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = readonly [number, number, number, number];

const known = new Map<string, Colour | null>();
let canvas: CanvasRenderingContext2D | null = null;

/** Converts `oklch()`, `color()` and others by drawing them on a canvas of one pixel. */
function drawn(computed: string): Colour | null {
  canvas ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
    '2d',
    { willReadFrequently: true },
  );
  if (!canvas) return null;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = computed;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** Parses a computed colour; null for `none` and other values that are no colour. */
export function colourOf(computed: string): Colour | null {
  const found = known.get(computed);
  if (found !== undefined) return found;
  const parts = /^rgba?\(/u.test(computed) ? computed.match(/[\d.]+/gu)?.map(Number) : null;
  const colour: Colour | null = parts
    ? [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts[3] ?? 1]
    : /^[a-z]+\(/u.test(computed) && !computed.startsWith('url')
      ? drawn(computed)
      : null;
  known.set(computed, colour);
  return colour;
}

/** Parses `#rrggbb`; alpha is 1. */
export const fromHex = (hex: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue, 1];
};

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
/** Relative luminance, 0 to 1; alpha does not count. See: WCAG 2.2, "relative luminance". */
export const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours, 1 to 21, as if both were opaque. See: WCAG 2.2, "contrast ratio". */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Distance of a colour from grey, 0 to 1. */
export const chroma = ([red, green, blue]: Colour): number =>
  (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;

/** A colour between two: `one` at a share of 0, `other` at 1, with the alpha of `one`. */
export const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
  one[3],
];

export const cssOf = ([red, green, blue, alpha]: Colour): string =>
  `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha})`;
