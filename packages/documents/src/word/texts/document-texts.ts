import type { documentTexts } from './translations.ts';

/** The sentence of feedback on a score, in the wording of the specification, section 9. */
export type ScoreFeedback = 'Nicely done!' | 'Try to get it higher in the next round.';

/** A paragraph, or a part of another kind. */
export type InstructionPart =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly code: readonly string[] };

export interface DocumentTexts {
  readonly isRightToLeft: boolean;
  readonly locale: string;
  readonly score: (score: number) => string;
  readonly noWords: string;
  readonly feedback: Readonly<Record<ScoreFeedback, string>>;
  readonly columns: readonly [level: string, words: string, share: string];
  readonly levels: Readonly<Record<'common' | 'mid' | 'rare' | 'all', string>>;
  readonly theText: string;
  /** The colour legend: `mid` and `rare` stand in their own styles, the parts after them are plain text. */
  readonly key: readonly [mid: string, afterMid: string, rare: string, afterRare: string];
  readonly howGraded: string;
  readonly counts: (dictionary: string | null) => string;
  readonly refined: string;
  readonly date: (date: string) => string;
  readonly buildYourOwn: string;
  readonly instructions: readonly InstructionPart[];
}

export type DocumentLanguage = keyof typeof documentTexts;
