import { pairedDifferences, type Pair, type PairedDifferences } from './paired-differences.ts';

/** The two texts of a student, measured with the same counts. */
export interface StudentResult {
  readonly student: string;
  /** Rare words in a hundred, unrounded. */
  readonly rareShare: Pair;
  /** Unrounded, because rounding hides real differences. */
  readonly score: Pair;
}

/** All that a comparison says. */
export interface Comparison {
  readonly students: readonly StudentResult[];
  readonly rareShare: PairedDifferences;
  readonly score: PairedDifferences;
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
  /** Which counts answered. */
  readonly countedWith: readonly string[];
}

/** The results of one student at least, summed up. */
export function comparisonOf(
  students: readonly StudentResult[],
  more: Pick<Comparison, 'onlyBefore' | 'onlyAfter' | 'countedWith'>,
): Comparison {
  return {
    students,
    rareShare: pairedDifferences(students.map(({ rareShare }) => rareShare)),
    score: pairedDifferences(students.map(({ score }) => score)),
    ...more,
  };
}
