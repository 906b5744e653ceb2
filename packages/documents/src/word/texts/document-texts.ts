import type { InstructionPart } from '../instructions/instruction-part.ts';
import { english } from './english.ts';
import { hebrew } from './hebrew.ts';

/** The languages a Word document can speak; its article keeps its own. */
export type DocumentLanguage = 'en' | 'he';

/** The sentence beside a score, as the specification words it; section 9. */
export type ScoreFeedback = 'Nicely done!' | 'Try to get it higher in the next round.';

/** All that our Word documents say in one language. */
export interface DocumentTexts {
  readonly isRightToLeft: boolean;
  /** BCP 47 tag by which dates and numbers are written. */
  readonly locale: string;
  readonly score: (score: number) => string;
  /** Said instead of a score. */
  readonly noWords: string;
  readonly feedback: Readonly<Record<ScoreFeedback, string>>;
  readonly columns: readonly [level: string, words: string, share: string];
  readonly levels: Readonly<Record<'common' | 'mid' | 'rare' | 'all', string>>;
  readonly theText: string;
  /** The key to the colours, with the two level names standing in their own look between its three parts. */
  readonly key: readonly [mid: string, afterMid: string, rare: string, afterRare: string];
  readonly howGraded: string;
  readonly counts: (dictionary: string | null) => string;
  readonly refined: string;
  readonly date: (date: string) => string;
  readonly buildYourOwn: string;
  readonly instructions: readonly InstructionPart[];
}

/** What our Word documents say, by language. */
export const documentTexts: Readonly<Record<DocumentLanguage, DocumentTexts>> = {
  en: english,
  he: hebrew,
};
