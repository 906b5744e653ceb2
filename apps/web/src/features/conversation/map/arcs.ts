import type { Tie } from '@vernacular/coach/map';

/** Width of the picture in svg units; a row is one unit high. */
export const width = 100;

/** Smallest and largest depth of an arc, in svg units. */
const shallow = 20;
const deep = 94;

export function arcOf({ from, to }: Tie, rows: number): string {
  const share = rows < 3 ? 0 : (to - from - 1) / (rows - 2);
  // A cubic Bézier curve reaches three quarters of the distance to its control points.
  const bend = width - (shallow + (deep - shallow) * Math.sqrt(share)) / 0.75;
  const x = Math.round(bend * 10) / 10;
  return `M${width} ${from + 0.5}C${x} ${from + 0.5} ${x} ${to + 0.5} ${width} ${to + 0.5}`;
}
