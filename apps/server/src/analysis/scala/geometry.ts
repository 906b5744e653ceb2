/** The gauge's drawing board: one unit is one CSS pixel. */
export const size = { width: 280, height: 208 };
export const centre = { x: 140, y: 136 };
export const radius = 100;
export const thickness = 20;

/** The point at a fraction of the half ring, 0 at its left end, at a distance from the centre. */
export function pointAt(fraction: number, distance: number): { x: number; y: number } {
  const angle = Math.PI * (1 - fraction);
  return { x: centre.x + distance * Math.cos(angle), y: centre.y - distance * Math.sin(angle) };
}
