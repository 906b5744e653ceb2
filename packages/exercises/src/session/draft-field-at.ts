import type { Facts } from '../answers/facts.ts';
import type { DraftNames } from './drafts.ts';
import { five, type Five } from './five.ts';

export const draftFieldAt =
  <Name extends string>(names: DraftNames<Name>, n: Five) =>
  (facts: Facts<Name>): Name =>
    five
      .filter((each) => each < n)
      .map((each) => names.revision(each))
      .findLast((field) => facts[field] !== '') ?? names.first;
