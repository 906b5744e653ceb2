import { describe, expect, test } from 'vitest';

import { matrices, type Vision } from './colour-blindness-filters.ts';

type Matrix = readonly (readonly number[])[];
/** How each sees linear red, green and blue, at severity 1 (Machado and others 2009). */
const seenWith: Readonly<Record<Vision, Matrix>> = {
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
 * Where the unseen part goes: red's to green and blue, blue's to red alone, because red and green together would only
 * change lightness. Of blue's not all, or blue text on white falls below 4.5 to 1.
 */
const reds: Matrix = [
  [0, 0, 0],
  [0.7, 1, 0],
  [0.7, 0, 1],
];
const moved: Readonly<Record<Vision, Matrix>> = {
  protanopia: reds,
  deuteranopia: reds,
  tritanopia: [
    [0.78, 0, 0.546],
    [0, 0.78, 0],
    [0, 0, 0],
  ],
};
const unit = (row: number, at: number) => Number(row === at);
function derived(vision: Vision): Matrix {
  const missed = seenWith[vision].map((row, at) => row.map((x, k) => unit(at, k) - x));
  const added = moved[vision].map((row) =>
    [0, 1, 2].map((at) => row.reduce((sum, x, k) => sum + x * missed[k]![at]!, 0)),
  );
  const lighter = [0, 1, 2].map((k) => lightness(added.map((row) => row[k]!)));
  return added.map((row, at) => row.map((x, k) => unit(at, k) + x - lighter[k]!));
}

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
  test('is derived', () => {
    for (const [at, row] of derived(vision).entries())
      for (const [k, x] of row.entries()) expect(matrices[vision][at]![k]).toBeCloseTo(x, 4);
  });

  test.each([0, 0.2, 0.5, 1])('leaves grey %s as it is', (grey) => {
    for (const part of through(matrices[vision], [grey, grey, grey]))
      expect(part).toBeCloseTo(grey, 4);
  });

  test.each(['1,0,0', '0,1,0', '0,0,1', '0.1,0.2,0.8'])(
    'makes %s no lighter or darker',
    (parts) => {
      const colour = parts.split(',').map(Number);
      expect(lightness(through(matrices[vision], colour))).toBeCloseTo(lightness(colour), 4);
    },
  );
});

test.each(Object.keys(matrices) as Vision[])(
  '%s: blue, red and dark green text stays legible',
  (vision) => {
    for (const colour of [
      [0, 0, 1],
      [0.6, 0, 0],
      [0, 0.12, 0],
    ]) {
      const contrast = (one: Colour) => 1.05 / (lightness(one) + 0.05);
      expect(contrast(colour)).toBeGreaterThan(4.5);
      expect(contrast(kept(through(matrices[vision], colour)))).toBeGreaterThan(4.5);
    }
  },
);

test.each(alike)('%s: %j and %j are easier to tell apart than before', (vision, one, other) => {
  const seen = (colour: Colour) => kept(through(seenWith[vision], colour));
  const shifted = (colour: Colour) => seen(kept(through(matrices[vision], colour)));
  const before = distance(seen(one), seen(other));
  expect(before).toBeLessThan(0.2);
  expect(distance(shifted(one), shifted(other))).toBeGreaterThan(before * 1.5);
});
