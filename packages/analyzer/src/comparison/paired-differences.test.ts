import { describe, expect, it } from 'vitest';

import { pairedDifferences, type Pair } from './paired-differences.ts';

const pairsOf = (before: readonly number[], after: readonly number[]): Pair[] =>
  before.map((value, at) => ({ before: value, after: after[at]! }));

describe('paired differences', () => {
  it('agree with a small example by hand', () => {
    // Changes 2, 4, 6: mean 4, SD 2. SDs of the rounds: 1 and 3, their mean 2. Hedges with df = 2: 1 − 3/7 = 4/7.
    const { before, after, change, dz, dav } = pairedDifferences(
      pairsOf([9, 10, 11], [11, 14, 17]),
    );
    expect({ before, after, change }).toEqual({
      before: { mean: 10, sd: 1 },
      after: { mean: 14, sd: 3 },
      change: { mean: 4, sd: 2 },
    });
    expect(dz).toBeCloseTo(2, 12);
    expect(dav).toBeCloseTo((4 / 2) * (4 / 7), 12);
  });

  it('agree with ten ratings of two films', () => {
    // Sums 77 and 87, sums of squares 8.1 and 6.1; changes 0 1 1 1 1 0 1 2 1 2, sum of squares 4.
    // SDs √0.9, √0.6778, √0.4444; d_z = 1 / 0.6667; d_av = 1 / 0.8860 = 1.1287, times 1 − 3/35.
    const { before, after, change, dz, dav } = pairedDifferences(
      pairsOf([9, 6, 7, 8, 7, 9, 8, 8, 8, 7], [9, 7, 8, 9, 8, 9, 9, 10, 9, 9]),
    );
    expect(before.mean).toBeCloseTo(7.7, 12);
    expect(after.mean).toBeCloseTo(8.7, 12);
    expect(before.sd).toBeCloseTo(0.9487, 4);
    expect(after.sd).toBeCloseTo(0.8233, 4);
    expect(change.sd).toBeCloseTo(0.6667, 4);
    expect(dz).toBeCloseTo(1.5, 12);
    expect(dav).toBeCloseTo(1.032, 3);
  });

  it('are negative when a measure falls', () => {
    const { change, dz, dav } = pairedDifferences(pairsOf([11, 14, 17], [9, 10, 11]));
    expect(change.mean).toBe(-4);
    expect(dz).toBeCloseTo(-2, 12);
    expect(dav).toBeCloseTo(-8 / 7, 12);
  });

  it.each<[string, readonly number[], readonly number[]]>([
    ['a single pair', [10], [12]],
    ['pairs that all change alike', [0.1, 0.2], [0.4, 0.5]],
  ])('have no d_z for %s', (_, before, after) => {
    expect(pairedDifferences(pairsOf(before, after)).dz).toBeNull();
  });

  it.each<[string, readonly number[], readonly number[]]>([
    ['two pairs, where the correction leaves nothing', [10, 12], [13, 19]],
    ['rounds without any spread', [5, 5, 5], [7, 7, 7]],
  ])('have no d_av for %s', (_, before, after) => {
    expect(pairedDifferences(pairsOf(before, after)).dav).toBeNull();
  });
});
