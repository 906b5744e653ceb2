import { writeFigure, type Segment } from './figures.ts';
import type { Gauge } from './gauge.ts';
import { centre, pointAt, radius, size, thickness } from './geometry.ts';
import { encodePng } from './png.ts';

type Colour = readonly [red: number, green: number, blue: number];
type Distance = (x: number, y: number) => number;

const scale = 2;
/** Legible on light and on dark paper: an image file can't follow the theme. */
const ink: Colour = [122, 116, 102];
const stops: readonly (readonly [at: number, colour: Colour])[] = [
  [0, [31, 138, 91]],
  [0.3, [143, 176, 74]],
  [0.5, [224, 178, 60]],
  [0.72, [217, 119, 43]],
  [1, [185, 28, 28]],
];

/** Distance from a point to a line with round ends; negative inside. */
const line =
  ([ax, ay, bx, by]: Segment, width: number): Distance =>
  (x, y) => {
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    return Math.hypot(x - ax - t * dx, y - ay - t * dy) - width / 2;
  };

const halfRing: Distance = (x, y) => {
  if (y <= centre.y)
    return Math.abs(Math.hypot(x - centre.x, y - centre.y) - radius) - thickness / 2;
  const end = centre.x + (x < centre.x ? -radius : radius);
  return Math.hypot(x - end, y - centre.y) - thickness / 2;
};

const disc =
  (x0: number, y0: number, r: number): Distance =>
  (x, y) =>
    Math.hypot(x - x0, y - y0) - r;

function colourAt(fraction: number): Colour {
  const next = stops.findIndex(([at]) => at >= fraction);
  const [from, to] = [stops[Math.max(0, next - 1)], stops[Math.max(0, next)]];
  if (!from || !to || from === to) return (to ?? from)?.[1] ?? ink;
  const part = (fraction - from[0]) / (to[0] - from[0]);
  const mix = (channel: 0 | 1 | 2) => from[1][channel] + part * (to[1][channel] - from[1][channel]);
  return [mix(0), mix(1), mix(2)];
}

/** Lays a shape over the pixels of a box, its edge smoothed over one pixel. */
function lay(
  pixels: Uint8Array,
  shape: Distance,
  colour: (x: number) => Colour,
  [left, top, right, bottom]: Segment = [0, 0, size.width, size.height],
): void {
  const width = size.width * scale;
  const clip = (value: number, high: number) =>
    Math.min(high, Math.max(0, Math.round(value * scale)));
  for (let row = clip(top, size.height * scale); row < clip(bottom, size.height * scale); row += 1)
    for (let column = clip(left, width); column < clip(right, width); column += 1) {
      const x = (column + 0.5) / scale;
      const cover = Math.min(1, Math.max(0, 0.5 - shape(x, (row + 0.5) / scale) * scale));
      if (cover === 0) continue;
      const at = (row * width + column) * 4;
      const under = (pixels[at + 3] ?? 0) / 255;
      const opacity = cover + under * (1 - cover);
      for (const [channel, value] of colour(x).entries())
        pixels[at + channel] =
          (value * cover + (pixels[at + channel] ?? 0) * under * (1 - cover)) / opacity;
      pixels[at + 3] = opacity * 255;
    }
}

const around = ([ax, ay, bx, by]: Segment): Segment => [
  Math.min(ax, bx) - 6,
  Math.min(ay, by) - 6,
  Math.max(ax, bx) + 6,
  Math.max(ay, by) + 6,
];

const inInk = () => ink;

/** The gauge as a PNG image with a clear ground, twice the size of the SVG for sharp screens. */
export function drawPng({ fraction, figure, marks }: Gauge): Buffer {
  const pixels = new Uint8Array(size.width * scale * size.height * scale * 4);
  const stroke = (segment: Segment, width: number) =>
    lay(pixels, line(segment, width), inInk, around(segment));

  lay(pixels, halfRing, (x) =>
    colourAt(Math.min(1, Math.max(0, (x - centre.x + radius) / (2 * radius)))),
  );
  const tip = pointAt(fraction, radius - thickness / 2 - 6);
  stroke([centre.x, centre.y, tip.x, tip.y], 4);
  lay(pixels, disc(centre.x, centre.y, 8), inInk);
  for (const { at, label } of marks) {
    const isEnd = at === 0 || at === 1;
    const place = isEnd
      ? { x: pointAt(at, radius).x, y: centre.y + 18 }
      : { x: centre.x, y: centre.y - radius - thickness / 2 - 17 };
    for (const segment of writeFigure(label, place.x, place.y, 9)) stroke(segment, 1.4);
  }
  for (const segment of writeFigure(figure, centre.x, centre.y + 22, 26)) stroke(segment, 3.2);
  return encodePng(size.width * scale, size.height * scale, pixels);
}
