import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { totalsOf } from './totals-and-score.ts';
import { wholeShares } from './percentages-summing-to-100.ts';

describe('whole shares', () => {
  it.each([
    [118, 15, 4, [84, 13, 3]],
    [300, 100, 100, [34, 33, 33]],
    [8, 1, 1, [75, 13, 12]],
    [1000, 4, 3, [99, 1, 0]],
    [3, 0, 3, [0, 0, 100]],
    [0, 0, 0, [0, 0, 0]],
  ])('of %i words with %i mid and %i rare are %j', (cleaned, mid, rare, shares) =>
    expect(Object.values(wholeShares(totalsOf(cleaned, mid, rare)))).toEqual(shares),
  );

  it('add up to 100, and none is a whole point from the truth', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), fc.nat(3000), (common, mid, rare) => {
        const cleaned = common + mid + rare;
        fc.pre(cleaned > 0);
        const shares = wholeShares({ common, mid, rare, cleaned });
        expect(shares.common + shares.mid + shares.rare).toBe(100);
        expect(Math.abs(shares.rare - (100 * rare) / cleaned)).toBeLessThan(1);
      }),
    );
  });
});
