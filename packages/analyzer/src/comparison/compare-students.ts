import { pairedDifferences, type Pair, type PairedDifferences } from './paired-differences.ts';

/** The results of one student's two texts, both measured with the same dictionary. */
export interface StudentResult {
  readonly student: string;
  /** Percent, unrounded. */
  readonly rareShare: Pair;
  /** Unrounded, because rounding hides real differences. */
  readonly score: Pair;
  readonly words: Pair;
}

export interface Comparison {
  readonly students: readonly StudentResult[];
  readonly rareShare: PairedDifferences;
  readonly score: PairedDifferences;
  readonly cautions: Cautions;
}

/** Reasons for caution with a comparison: texts or groups that are too small. */
export interface Cautions {
  readonly shortTexts: readonly string[];
  readonly isSmall: boolean;
}

/** Fewest words in a text and fewest students in a group for a comparison without a caution. */
export const cautious = { words: 100, students: 10 } as const;

interface Measured {
  readonly rare: number;
  readonly cleaned: number;
  readonly unroundedScore: number;
}

/** The results of one student. Both texts must have at least one word. */
export const studentResult = (
  student: string,
  { before, after }: { readonly before: Measured; readonly after: Measured },
): StudentResult => ({
  student,
  rareShare: { before: rareShareOf(before), after: rareShareOf(after) },
  score: { before: before.unroundedScore, after: after.unroundedScore },
  words: { before: before.cleaned, after: after.cleaned },
});

const rareShareOf = ({ rare, cleaned }: Measured): number => (100 * rare) / cleaned;

/** How rare words and scores changed, with effect sizes, tests and cautions. Needs at least one student. */
export const compareStudents = (students: readonly StudentResult[]): Comparison => ({
  students,
  rareShare: pairedDifferences(students.map(({ rareShare }) => rareShare)),
  score: pairedDifferences(students.map(({ score }) => score)),
  cautions: {
    shortTexts: students
      .filter(({ words }) => Math.min(words.before, words.after) < cautious.words)
      .map(({ student }) => student),
    isSmall: students.length < cautious.students,
  },
});
