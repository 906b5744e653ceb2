import type { Segment } from './raster.ts';

type Stroke = readonly (readonly [x: number, y: number])[];

/** Part of an ellipse as a stroke; angles in degrees, clockwise from the right. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const;
  });
}

/** The signs a gauge shows, drawn as strokes in a box 0.6 wide and 1 high, so that no font is needed. */
const strokes: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc(0.3, 0.5, 0.26, 0.46, 0, 360)],
  '1': [
    [
      [0.12, 0.2],
      [0.34, 0.04],
      [0.34, 0.96],
    ],
  ],
  '2': [[...arc(0.3, 0.3, 0.24, 0.26, 190, 385), [0.06, 0.96], [0.56, 0.96]]],
  '3': [arc(0.28, 0.27, 0.23, 0.23, 200, 450), arc(0.28, 0.72, 0.26, 0.24, 270, 520)],
  '4': [
    [
      [0.42, 0.96],
      [0.42, 0.04],
      [0.04, 0.68],
      [0.58, 0.68],
    ],
  ],
  '5': [[[0.52, 0.04], [0.14, 0.04], [0.1, 0.46], ...arc(0.28, 0.66, 0.27, 0.3, 235, 500)]],
  '6': [
    [
      [0.46, 0.04],
      [0.1, 0.52],
    ],
    arc(0.3, 0.68, 0.26, 0.28, 0, 360),
  ],
  '7': [
    [
      [0.04, 0.04],
      [0.56, 0.04],
      [0.2, 0.96],
    ],
  ],
  '8': [arc(0.3, 0.27, 0.22, 0.23, 0, 360), arc(0.3, 0.73, 0.26, 0.23, 0, 360)],
  '9': [
    [
      [0.14, 0.96],
      [0.5, 0.48],
    ],
    arc(0.3, 0.32, 0.26, 0.28, 0, 360),
  ],
  '.': [arc(0.14, 0.93, 0.02, 0.02, 0, 360)],
  '%': [
    arc(0.12, 0.24, 0.12, 0.16, 0, 360),
    arc(0.58, 0.76, 0.12, 0.16, 0, 360),
    [
      [0.6, 0.08],
      [0.1, 0.92],
    ],
  ],
  '+': [
    [
      [0.3, 0.3],
      [0.3, 0.8],
    ],
    [
      [0.05, 0.55],
      [0.55, 0.55],
    ],
  ],
};

const widths: Readonly<Record<string, number>> = { '.': 0.28, '%': 0.7 };
const gap = 0.16;

/** The lines that write a figure centred on a point, at a height. */
export function writeFigure(figure: string, x: number, y: number, height: number): Segment[] {
  const signs = Array.from(figure);
  const width = signs.reduce((sum, sign) => sum + (widths[sign] ?? 0.6) + gap, -gap);
  const segments: Segment[] = [];
  let left = x - (width * height) / 2;
  for (const sign of signs) {
    for (const stroke of strokes[sign] ?? [])
      for (const [index, [bx, by]] of stroke.entries()) {
        const before = stroke[index - 1];
        if (!before) continue;
        const [ax, ay] = before;
        segments.push([left + ax * height, y + ay * height, left + bx * height, y + by * height]);
      }
    left += ((widths[sign] ?? 0.6) + gap) * height;
  }
  return segments;
}
