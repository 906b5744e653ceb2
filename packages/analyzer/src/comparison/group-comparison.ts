import { pairedDifferences, type Pair, type PairedDifferences } from './paired-differences.ts';

/** A student's two texts, measured with the same word counts. */
export interface StudentResult {
  readonly student: string;
  /** Percent, unrounded. */
  readonly rareShare: Pair;
  /** Unrounded, because rounding hides real differences. */
  readonly score: Pair;
  readonly words: Pair;
}

/** Results per student and for the whole group. */
export interface Comparison {
  readonly students: readonly StudentResult[];
  readonly rareShare: PairedDifferences;
  readonly score: PairedDifferences;
  readonly cautions: Cautions;
}

/** Reasons to trust a comparison less than its numbers suggest. */
export interface Cautions {
  readonly shortTexts: readonly string[];
  readonly isSmall: boolean;
}

/** Below these numbers of words in a text and of students in a group, a comparison carries a caution. */
export const cautious = { words: 100, students: 10 } as const;

interface Measured {
  readonly rare: number;
  readonly cleaned: number;
  readonly unroundedScore: number;
}

/** Both texts must have at least one word. */
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

/** Summarises the results of at least one student. */
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
