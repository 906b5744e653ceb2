import { pairedDifferences, type Pair, type PairedDifferences } from './paired-differences.ts';

/** The two texts of a student, measured with the same counts. */
export interface StudentResult {
  readonly student: string;
  /** Rare words in a hundred, unrounded. */
  readonly rareShare: Pair;
  /** Unrounded, because rounding hides real differences. */
  readonly score: Pair;
  /** How many words each text has. */
  readonly words: Pair;
}

/** Students one by one, and all together. */
export interface Comparison {
  readonly students: readonly StudentResult[];
  readonly rareShare: PairedDifferences;
  readonly score: PairedDifferences;
  /** What speaks against believing it. */
  readonly cautions: Cautions;
}

/** What makes a comparison less sure than its numbers look. */
export interface Cautions {
  /** Students with a text so short that one word moves its share by more than a point. */
  readonly shortTexts: readonly string[];
  /** Whether there are so few students that one of them can turn the result. */
  readonly isSmall: boolean;
}

/** Texts under this many words, and groups under this many students, get a word of caution. */
export const cautious = { words: 100, students: 10 } as const;

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
  words: { before: before.cleaned, after: after.cleaned },
});

const rareShareOf = ({ rare, cleaned }: Measured): number => (100 * rare) / cleaned;

/** The results of one student at least, summed up. */
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
