import type { Field } from '../facts.ts';

/** The number of a question. */
export type Five = 1 | 2 | 3 | 4 | 5;

/** The numbers of the questions, in order. */
export const five = [1, 2, 3, 4, 5] as const;

/** One field for each of the five questions: `five('feedback', '', …)` makes feedback1 to feedback5. */
export const fiveFields = <const Before extends string, const After extends string>(
  before: Before,
  after: After,
  one: (n: Five) => Field,
) =>
  Object.fromEntries(five.map((n) => [`${before}${n}${after}`, one(n)])) as Record<
    `${Before}${Five}${After}`,
    Field
  >;
