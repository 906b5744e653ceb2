import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { scalePlace, tooManyRare } from './rare-words-targets.ts';

describe('the scale', () => {
  it('begins where nothing is rare and ends at 40 %', () =>
    expect([0, 40, 100].map(scalePlace)).toEqual([0, 100, 100]));

  it.each([
    [0, 2],
    [2, 5],
    [7, 16],
    [16, 30],
  ])('tells %d from %d %%', (low, high) =>
    expect(scalePlace(high) - scalePlace(low)).toBeGreaterThan(10),
  );
});

describe('the rare words that are too many', () => {
  it.each([
    [100, 2, 0],
    [100, 3, 1],
    [149, 3, 1],
    [150, 3, 0],
    [20, 1, 1],
    [0, 0, 0],
    [250, 17, 12],
  ])('of %d words, %d of them rare, are %d', (cleaned, rare, fewer) =>
    expect(tooManyRare(cleaned, rare)).toBe(fewer),
  );

  it('are just as many as bring the rest to 2 %', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (common, rare) => {
        const cleaned = common + rare;
        const fewer = tooManyRare(cleaned, rare);
        expect(100 * (rare - fewer)).toBeLessThanOrEqual(2 * cleaned);
        const isEnoughWithOneLess = 100 * (rare - fewer + 1) <= 2 * cleaned;
        expect(fewer > 0 && isEnoughWithOneLess).toBe(false);
      }),
    );
  });
});
