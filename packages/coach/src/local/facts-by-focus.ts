import type { CoachRequest } from '@vernacular/exercises';

import { answerWords } from '../facts/answer-words.ts';
import { barePointer } from '../facts/bare-pointer.ts';
import { besideFirst } from '../facts/beside-first.ts';
import { changedNumber } from '../facts/changed-number.ts';
import type { Fact } from '../facts/fact.ts';
import { longestSentence } from '../facts/longest-sentence.ts';
import { lostNames } from '../facts/lost-names.ts';
import { lostNumbers } from '../facts/lost-numbers.ts';
import { newNames } from '../facts/new-names.ts';
import { newNumbers } from '../facts/new-numbers.ts';
import { strongerAnswer, strongerClaim } from '../facts/stronger-claim.ts';
import { absentConnector, unlistedConnector } from '../facts/table-connectors.ts';
import { settledName, tableNames } from '../facts/table-names.ts';
import { linkRow, pointerRow, pointRow, quotedRow } from '../facts/table-rows.ts';
import { unknownFigure } from '../facts/unknown-figure.ts';

/** Every kind of fact by its name. */
export const facts = {
  absentConnector,
  answerWords,
  barePointer,
  besideFirst,
  changedNumber,
  linkRow,
  longestSentence,
  lostNames,
  lostNumbers,
  newNames,
  newNumbers,
  pointRow,
  pointerRow,
  quotedPoint: quotedRow(2),
  quotedRow: quotedRow(),
  settledName,
  strongerAnswer,
  strongerClaim,
  tableNames,
  unknownFigure,
  unlistedConnector,
} as const satisfies Readonly<Record<string, Fact>>;

export type FactName = keyof typeof facts;
export const factNames = Object.keys(facts) as readonly FactName[];

const ofDraft = ['barePointer', 'longestSentence'] as const;
const ofVersion = ['changedNumber', 'strongerClaim'] as const;
const ofWholeVersion = [
  ...ofVersion,
  'lostNumbers',
  'newNumbers',
  'lostNames',
  'newNames',
] as const;
const ofAnswer = ['strongerAnswer', 'unknownFigure', 'answerWords'] as const;

/** Which facts are told at each step, the most useful first. */
export const factsByFocus: Readonly<Record<CoachRequest['focus'], readonly FactName[]>> = {
  summary: ofDraft,
  halving: [...ofVersion, 'newNumbers', 'newNames', ...ofDraft],
  rebuilding: [...ofWholeVersion, ...ofDraft, 'besideFirst'],
  issue: ofDraft,
  resolutions: [...ofWholeVersion, ...ofDraft],
  claims: ofDraft,
  value: ['answerWords'],
  credentials: ['answerWords'],
  logos: [...ofWholeVersion, ...ofDraft],
  pathos: [...ofWholeVersion, 'answerWords', ...ofDraft],
  ethos: [...ofWholeVersion, 'answerWords', ...ofDraft, 'besideFirst'],
  naming: ['tableNames'],
  'given-new': ['quotedRow', 'linkRow'],
  reference: ['quotedRow', 'pointerRow', 'barePointer'],
  'one-point': ['quotedPoint', 'pointRow', 'longestSentence'],
  connectors: ['absentConnector', 'unlistedConnector'],
  claim: ofAnswer,
  evidence: ofAnswer,
  reasoning: ofAnswer,
  objection: ofAnswer,
  certainty: ofAnswer,
  answer: ['unknownFigure', 'answerWords'],
  revision: ofWholeVersion,
  final: [...ofWholeVersion, 'settledName', 'tableNames', 'besideFirst', ...ofDraft],
};
