import type { Pair } from '@vernacular/analyzer';

import type { ComparisonReport } from './comparison-report.ts';

export function jsonComparison(comparison: ComparisonReport): string {
  const { students, rareShare, score, cautions } = comparison;
  const { onlyBefore, onlyAfter, strongerClaims, countedWith } = comparison;
  const written = {
    students: students.map((one) => ({
      student: one.student,
      rareShare: withChange(one.rareShare),
      score: withChange(one.score),
      words: one.words,
    })),
    rareShare,
    score,
    effectSizes: {
      dz: 'mean change / SD of the changes',
      dav: 'mean change / mean of the two SDs, Hedges-corrected with df = pairs - 1',
    },
    tests: {
      interval: '95 %, Student t',
      bootstrap: '95 % of 5000 resampled means; from ten students on',
      t: 'paired, two-sided',
      wilcoxon:
        'signed ranks, two-sided; exact for fewer than 50 changes without noughts and ties, else by the normal curve with corrections',
    },
    cautions,
    onlyBefore,
    onlyAfter,
    strongerClaims,
    countedWith,
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

const withChange = ({ before, after }: Pair) => ({ before, after, change: after - before });
