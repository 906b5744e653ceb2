import type { Tie } from '@vernacular/coach/map';

/** How wide the picture is, in its own units; a row is one unit high. */
export const width = 100;

/** Nearest to the rows and farthest from them that an arc may bend. */
const shallow = 20;
const deep = 94;

/** The line of a tie, from the middle of one row to the middle of another: the farther apart they are, the deeper its bend. */
export function arcOf({ from, to }: Tie, rows: number): string {
  const share = rows < 3 ? 0 : (to - from - 1) / (rows - 2);
  // A cubic curve comes three quarters of the way to its handles.
  const bend = width - (shallow + (deep - shallow) * Math.sqrt(share)) / 0.75;
  const x = Math.round(bend * 10) / 10;
  return `M${width} ${from + 0.5}C${x} ${from + 0.5} ${x} ${to + 0.5} ${width} ${to + 0.5}`;
}
