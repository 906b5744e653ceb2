import { writeFigure } from './figures.ts';
import type { Gauge } from './gauge.ts';
import { centre, pointAt, radius, size, thickness } from './geometry.ts';
import { encodePng } from './png.ts';
import {
  lay,
  lengthOf,
  line,
  newRaster,
  type Colour,
  type Distance,
  type Raster,
  type Segment,
} from './raster.ts';

/** Twice the size of the SVG, for sharp screens. */
const scale = 2;
/** Legible on light and on dark paper: an image file can't follow the theme. */
const ink: Colour = [122, 116, 102];
const inInk = () => ink;
const stops: readonly (readonly [at: number, colour: Colour])[] = [
  [0, [31, 138, 91]],
  [0.3, [143, 176, 74]],
  [0.5, [224, 178, 60]],
  [0.72, [217, 119, 43]],
  [1, [185, 28, 28]],
];

const halfRing: Distance = (x, y) => {
  if (y <= centre.y) return Math.abs(lengthOf(x - centre.x, y - centre.y) - radius) - thickness / 2;
  const end = centre.x + (x < centre.x ? -radius : radius);
  return lengthOf(x - end, y - centre.y) - thickness / 2;
};

function colourAt(x: number): Colour {
  const fraction = Math.min(1, Math.max(0, (x - centre.x + radius) / (2 * radius)));
  const next = stops.findIndex(([at]) => at >= fraction);
  const [from, to] = [stops[Math.max(0, next - 1)], stops[Math.max(0, next)]];
  if (!from || !to || from === to) return (to ?? from)?.[1] ?? ink;
  const part = (fraction - from[0]) / (to[0] - from[0]);
  const mix = (channel: 0 | 1 | 2) => from[1][channel] + part * (to[1][channel] - from[1][channel]);
  return [mix(0), mix(1), mix(2)];
}

const around = ([ax, ay, bx, by]: Segment, width: number): Segment => [
  Math.min(ax, bx) - width,
  Math.min(ay, by) - width,
  Math.max(ax, bx) + width,
  Math.max(ay, by) + width,
];

function stroke(raster: Raster, segments: readonly Segment[], width: number): void {
  for (const segment of segments) lay(raster, line(segment, width), inInk, around(segment, width));
}

/** The ring and its marks, which are most of the work and the same for every count, and for every share. */
const grounds = new Map<string, Raster>();

function groundOf(marks: Gauge['marks']): Raster {
  const key = marks.map(({ label }) => label).join(' ');
  const drawn = grounds.get(key);
  if (drawn) return drawn;
  const ground = newRaster(size, scale);
  lay(ground, halfRing, colourAt, [0, 0, size.width, centre.y + thickness]);
  for (const { at, label } of marks) {
    const isEnd = at === 0 || at === 1;
    const { x } = pointAt(at, radius);
    const y = isEnd ? centre.y + 20 : centre.y - radius - thickness / 2 - 17;
    stroke(ground, writeFigure(label, x, y, 9), 1.4);
  }
  grounds.set(key, ground);
  return ground;
}

/** The gauge as a PNG image with a clear ground. */
export function drawPng({ fraction, figure, marks }: Gauge): Buffer {
  const ground = groundOf(marks);
  const raster = { ...ground, pixels: ground.pixels.slice() };
  const tip = pointAt(fraction, radius - thickness / 2 - 6);
  stroke(raster, [[centre.x, centre.y, tip.x, tip.y]], 4);
  stroke(raster, [[centre.x, centre.y, centre.x, centre.y]], 16);
  stroke(raster, writeFigure(figure, centre.x, centre.y + 22, 26), 3.2);
  return encodePng(raster.width, raster.height, raster.pixels);
}
