import type { Facts } from '../answers/record-fields.ts';

import { five, type Five } from './question-numbers.ts';

/** The names of the fields that hold the versions of the text; `current` is derived. */
export interface DraftNames<Name extends string> {
  readonly first: Name;
  readonly revision: (n: Five) => Name;
  readonly last: Name;
  readonly current: Name;
}

/** The field of the text that question `n` is asked about: the last revision before it, or else the first text. */
export const draftFieldAt =
  <Name extends string>(names: DraftNames<Name>, n: number) =>
  (facts: Facts<Name>): Name =>
    five
      .filter((each) => each < n)
      .map((each) => names.revision(each))
      .findLast((field) => facts[field] !== '') ?? names.first;

/** The text that question `n` is asked about. */
export const textBefore = <Name extends string>(
  facts: Facts<Name>,
  names: DraftNames<Name>,
  n: number,
): string => facts[draftFieldAt(names, n)(facts)];

const past = 6;

/** The last revision, or else the first text. */
export const currentText = <Name extends string>(
  facts: Facts<Name>,
  names: DraftNames<Name>,
): string => textBefore(facts, names, past);
