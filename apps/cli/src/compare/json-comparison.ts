import type { Pair } from '@vernacular/analyzer';

import type { NamedComparison } from './named-comparison.ts';

/** A comparison for other programs; nothing is rounded. */
export function jsonComparison(comparison: NamedComparison): string {
  const { students, rareShare, score, onlyBefore, onlyAfter, strongerClaims, countedWith } =
    comparison;
  const written = {
    students: students.map((one) => ({
      student: one.student,
      rareShare: withChange(one.rareShare),
      score: withChange(one.score),
    })),
    rareShare,
    score,
    effectSizes: {
      dz: 'mean change / SD of the changes',
      dav: 'mean change / mean of the two SDs, Hedges-corrected with df = pairs - 1',
    },
    onlyBefore,
    onlyAfter,
    strongerClaims,
    countedWith,
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

const withChange = ({ before, after }: Pair) => ({ before, after, change: after - before });
