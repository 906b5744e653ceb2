import type { CoachRequest } from '@vernacular/exercises';

import { absentSentence, answerSentence } from '../facts/answer-in-draft.ts';
import { changedName } from '../facts/changed-name.ts';
import { settledName } from '../facts/consistent-term.ts';
import type { Fact } from '../facts/fact.ts';
import { changedNumber, unknownFigure } from '../facts/numbers.ts';
import { barePointer, longestSentence } from '../facts/sentences.ts';
import { strongerAnswer, strongerClaim } from '../facts/stronger-claim.ts';
import { absentConnector, linkRow, pointerRow, quotedRow } from '../facts/tables.ts';

export const facts = {
  absentConnector,
  absentSentence,
  answerSentence,
  barePointer,
  changedName,
  changedNumber,
  linkRow,
  longestSentence,
  pointerRow,
  quotedPoint: quotedRow(2),
  quotedRow: quotedRow(),
  settledName,
  strongerAnswer,
  strongerClaim,
  unknownFigure,
} as const satisfies Readonly<Record<string, Fact>>;

export type FactName = keyof typeof facts;
export const factNames = Object.keys(facts) as readonly FactName[];

const ofDraft = ['barePointer', 'longestSentence'] as const;
const ofVersion = ['changedNumber', 'changedName', 'strongerClaim'] as const;
const ofAnswer = ['strongerAnswer', 'unknownFigure', 'absentSentence'] as const;

export const factsByFocus: Readonly<Record<CoachRequest['focus'], readonly FactName[]>> = {
  summary: ofDraft,
  halving: [...ofVersion, ...ofDraft],
  rebuilding: [...ofVersion, ...ofDraft],
  issue: ofDraft,
  resolutions: [...ofVersion, ...ofDraft],
  claims: ofDraft,
  value: [],
  credentials: [],
  logos: [...ofVersion, ...ofDraft],
  pathos: [...ofVersion, ...ofDraft],
  ethos: [...ofVersion, ...ofDraft],
  naming: [],
  'given-new': ['quotedRow', 'linkRow'],
  reference: ['quotedRow', 'pointerRow', 'barePointer'],
  'one-point': ['quotedPoint'],
  connectors: ['absentConnector'],
  claim: ['strongerAnswer', 'answerSentence', 'unknownFigure', 'absentSentence'],
  evidence: ofAnswer,
  reasoning: ofAnswer,
  objection: ofAnswer,
  certainty: ofAnswer,
  answer: ['answerSentence', 'unknownFigure', 'absentSentence'],
  revision: ofVersion,
  final: [...ofVersion, 'settledName', ...ofDraft],
};

/** Steps at which the last text of an exercise is written. */
export const ofLastText: ReadonlySet<CoachRequest['focus']> = new Set([
  'final',
  'rebuilding',
  'ethos',
]);
/** Told again at the last text if they still hold, or a typing error would stay in the final version. */
export const toldAgain: ReadonlySet<FactName> = new Set(ofVersion);
/** Facts told once per conversation, even when they would be about another sentence. */
export const toldOnce: ReadonlySet<FactName> = new Set(['longestSentence']);
