/** Red, green, blue from 0 to 255, and alpha from 0 to 1. */
type Colour = readonly [number, number, number, number];

/** Parses a computed `rgb()` or `rgba()` colour; null for `none` and all other forms. */
export function colourOf(computed: string): Colour | null {
  const parts = /^rgba?\(/u.test(computed) ? computed.match(/[\d.]+/gu)?.map(Number) : null;
  return parts ? [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts[3] ?? 1] : null;
}

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours, 1 to 21. See: WCAG 2.2, "contrast ratio". */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
