import { describe, expect, test } from 'vitest';

import { matrixOf, seenWith, type Vision } from './colour-matrix.ts';

type Colour = readonly number[];
const through = (matrix: readonly (readonly number[])[], colour: Colour) =>
  matrix.map((row) => row.reduce((sum, x, at) => sum + x * colour[at]!, 0));
const kept = (colour: Colour) => colour.map((part) => Math.min(1, Math.max(0, part)));
const lightness = ([red = 0, green = 0, blue = 0]: Colour) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;
const distance = (one: Colour, other: Colour) =>
  Math.hypot(...one.map((part, at) => part - other[at]!));

/** Linear colours that such an eye takes for nearly the same. */
const alike: readonly (readonly [Vision, Colour, Colour])[] = [
  ['protanopia', [0.6, 0.1, 0.1], [0.1, 0.16, 0.1]],
  ['protanopia', [0.5, 0.3, 0.2], [0.2, 0.34, 0.2]],
  ['deuteranopia', [0.4, 0.1, 0.1], [0.1, 0.25, 0.1]],
  ['deuteranopia', [0.5, 0.3, 0.2], [0.2, 0.43, 0.2]],
  ['tritanopia', [0.2, 0.5, 0.2], [0.2, 0.47, 0.7]],
];

describe.each(Object.keys(seenWith) as Vision[])('the matrix for %s', (vision) => {
  test.each([0, 0.2, 0.5, 1])('leaves grey %s as it is', (grey) => {
    for (const part of through(matrixOf(vision), [grey, grey, grey]))
      expect(part).toBeCloseTo(grey, 4);
  });

  test.each(['1,0,0', '0,1,0', '0,0,1', '0.1,0.2,0.8'])(
    'makes %s no lighter or darker',
    (parts) => {
      const colour = parts.split(',').map(Number);
      expect(lightness(through(matrixOf(vision), colour))).toBeCloseTo(lightness(colour), 4);
    },
  );
});

test.each(alike)('%s: %j and %j are easier to tell apart than before', (vision, one, other) => {
  const seen = (colour: Colour) => kept(through(seenWith[vision], colour));
  const shifted = (colour: Colour) => seen(kept(through(matrixOf(vision), colour)));
  const before = distance(seen(one), seen(other));
  expect(before).toBeLessThan(0.2);
  expect(distance(shifted(one), shifted(other))).toBeGreaterThan(before * 1.5);
});
