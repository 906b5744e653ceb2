import type { Facts } from '../exercise/facts.ts';
import type { DraftNames } from '../session/drafts.ts';
import { five, type Five } from '../session/five.ts';

export const draftFieldAt =
  <Name extends string>(names: DraftNames<Name>, n: Five) =>
  (facts: Facts<Name>): Name =>
    five
      .filter((each) => each < n)
      .map((each) => names.revision(each))
      .findLast((field) => facts[field] !== '') ?? names.first;
