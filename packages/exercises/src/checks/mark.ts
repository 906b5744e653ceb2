/** What a writer answers to a check: these words, that nothing in the text does, or that it does not apply. */
export const checkAnswers = ['marked', 'absent', 'inapplicable'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

/**
 * A writer's answer to one check. `start` and `end` count UTF-16 code units of the text in `field`, `end` exclusive;
 * both are 0 unless words are marked. A later mark with the same `id` and `field` replaces an earlier one.
 */
export interface Mark {
  readonly id: string;
  readonly version: number;
  readonly answer: CheckAnswer;
  readonly start: number;
  readonly end: number;
  /** The field of the history whose text was marked. */
  readonly field: string;
}
