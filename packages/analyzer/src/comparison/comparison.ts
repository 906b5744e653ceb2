import { pairedDifferences, type Pair, type PairedDifferences } from './paired-differences.ts';

/** The two texts of a student, measured with the same counts. */
export interface StudentResult {
  readonly student: string;
  /** Rare words in a hundred, unrounded. */
  readonly rareShare: Pair;
  /** Unrounded, because rounding hides real differences. */
  readonly score: Pair;
}

/** Students one by one, and all together. */
export interface Comparison {
  readonly students: readonly StudentResult[];
  readonly rareShare: PairedDifferences;
  readonly score: PairedDifferences;
}

interface Measured {
  readonly rare: number;
  readonly cleaned: number;
  readonly unroundedScore: number;
}

/** The result of a student, of the totals of two texts with words. */
export const studentResult = (
  student: string,
  { before, after }: { readonly before: Measured; readonly after: Measured },
): StudentResult => ({
  student,
  rareShare: { before: rareShareOf(before), after: rareShareOf(after) },
  score: { before: before.unroundedScore, after: after.unroundedScore },
});

const rareShareOf = ({ rare, cleaned }: Measured): number => (100 * rare) / cleaned;

/** The results of one student at least, summed up. */
export const compareStudents = (students: readonly StudentResult[]): Comparison => ({
  students,
  rareShare: pairedDifferences(students.map(({ rareShare }) => rareShare)),
  score: pairedDifferences(students.map(({ score }) => score)),
});
