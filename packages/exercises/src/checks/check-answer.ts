/**
 * The answers that a writer can give to a check: the marked words answer it, nothing in the text does, or it does not
 * apply.
 */
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
  readonly field: string;
}
