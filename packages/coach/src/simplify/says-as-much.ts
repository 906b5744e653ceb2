import { rungOf } from '@vernacular/check';

import { markers } from '../rules/markers.ts';

const word = /\p{L}+(?:['’]\p{L}+)*/gu;
const number = /\d+(?:[.,]\d+)*/gu;
const negation = /\b(?:not|no|none|nor|never|without|cannot|neither)\b|n['’]t\b/giu;
const hedge = new RegExp(markers.hedge.en.source, 'giu');

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([match]) => match.toLowerCase());

/** What a sentence stakes: numbers, denials and doubts as written, and the rungs of its words. */
const stakes = (text: string): string =>
  [
    ...found(text, number),
    ...found(text, negation).map((match) => (match.endsWith('t') ? 'not' : match)),
    ...found(text, hedge),
    ...found(text, word).flatMap((each) => rungOf(each) ?? []),
  ]
    .toSorted()
    .join(' ');

/** Whether a sentence put in other words claims neither more nor less: numbers, doubts, denials and the strength of its verbs are the same. */
export const saysAsMuch = (before: string, after: string): boolean =>
  stakes(before) === stakes(after);

const condition = /\b(?:if|unless|whether|that|although|because|when|while|assuming)\b/iu;

/** Whether the first part of a sentence rules the rest: a doubt, a report, a denial or a condition that a full stop would take from it. */
export const rulesWhatFollows = (first: string): boolean =>
  [hedge, negation, condition].some((pattern) => first.search(pattern) !== -1);
