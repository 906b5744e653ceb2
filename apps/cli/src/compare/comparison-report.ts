import { type Comparison, comparisonCsvRows, type Pair, studentOf } from '@vernacular/analyzer';
import type { StrongerClaim } from '@vernacular/coach';
import { writeResultsCsv } from '@vernacular/documents';

/** A sentence of the first text that the second repeats without its hedging word. */
export interface NamedClaim extends Pick<StrongerClaim, 'before' | 'after'> {
  readonly student: string;
}

/** A comparison with what is printed beside it. `onlyBefore` and `onlyAfter` are paths of unpaired files. */
export interface ComparisonReport extends Comparison {
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
  readonly strongerClaims: readonly NamedClaim[];
  readonly countedWith: readonly string[];
}

/** A CSV row for each student, also for those with a text in only one round. */
export function csvComparison(comparison: ComparisonReport): string {
  const { onlyBefore, onlyAfter } = comparison;
  return writeResultsCsv(
    comparisonCsvRows(comparison, [
      ...onlyBefore.map((path) => ({ student: studentOf(path), remark: 'only before' })),
      ...onlyAfter.map((path) => ({ student: studentOf(path), remark: 'only after' })),
    ]),
  );
}

/** Indented JSON with unrounded numbers, and sentences that say how they are computed. */
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
