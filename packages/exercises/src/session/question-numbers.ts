import type { Field } from '../answers/record-fields.ts';

export type Five = 1 | 2 | 3 | 4 | 5;

export const five = [1, 2, 3, 4, 5] as const;

/** Record fields repeated for questions 1 to 5. */
export const fiveFields = <Name extends string>(
  one: (n: Five) => Readonly<Partial<Record<Name, Field>>>,
): Readonly<Record<Name, Field>> =>
  Object.fromEntries(five.flatMap((n) => Object.entries(one(n)))) as Record<Name, Field>;
