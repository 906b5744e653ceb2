import type { CoachFocus } from '@vernacular/exercises';

import type { Reader } from '../rules/reader.ts';

/**
 * Every sentence the local coach can say. Each is one or two sentences, quotes nothing itself (the
 * quotation stands beside it), and asks before it tells.
 */
export interface Sayings {
  /** Answers that are no drafts: said instead of feedback. */
  readonly odd: {
    readonly empty: string;
    readonly tiny: string;
    readonly repeated: string;
    readonly otherLanguage: string;
    readonly same: string;
  };
  /** Answers that give nothing to comment on yet, each with a way to begin. */
  readonly replies: {
    readonly dontKnow: Readonly<Partial<Record<CoachFocus, string>>>;
    readonly notSure: string;
    readonly refuses: string;
    readonly yes: string;
    readonly no: string;
    readonly perhaps: string;
    readonly noObjection: string;
    readonly noIssue: string;
  };
  readonly works: {
    readonly evidence: (words: string) => string;
    readonly answerEvidence: (number: string) => string;
    readonly reason: (cue: string) => string;
    readonly assumption: (words: string) => string;
    readonly matters: (who: string) => string;
    readonly stakeholder: (who: string) => string;
    readonly kept: (words: string) => string;
    readonly builtOn: (words: string) => string;
    readonly value: (word: string) => string;
    readonly credentials: (word: string) => string;
    readonly limit: string;
    readonly answerLimit: (words: string) => string;
    readonly oneName: (word: string, sentences: number) => string;
    readonly link: (word: string) => string;
    readonly point: (words: string) => string;
    readonly claimInText: string;
    readonly objection: string;
    readonly answerObjection: (words: string) => string;
    readonly principle: (word: string) => string;
    readonly alternative: string;
    readonly plan: string;
  };
  readonly change: {
    readonly longSentence: (words: number) => string;
    readonly rareWord: (word: string, plainer: string) => string;
    readonly rareWordAlone: (word: string, listener: string) => string;
    readonly still: (word: string) => string;
    readonly noWhy: string;
    readonly vague: (word: string) => string;
    readonly drifted: (words: string) => string;
    readonly reversed: (sentence: string) => string;
    readonly lost: (words: string) => string;
    readonly noEvidence: string;
    readonly noEvidenceAtAll: string;
    readonly noStakeholder: string;
    readonly missingValue: (value: string) => string;
    readonly negatedValue: (value: string) => string;
    readonly missingCredentials: string;
    readonly vagueCredentials: (words: string) => string;
    readonly barePronoun: (word: string) => string;
    readonly otherName: (name: string, keep: string, times: number) => string;
    readonly renamed: (names: string) => string;
    readonly noLink: string;
    readonly drifts: string;
    readonly opensByAnswering: (word: string) => string;
    readonly explainedLater: (term: string) => string;
    readonly paragraphApart: string;
    readonly longPoint: (point: string) => string;
    readonly pointElsewhere: (point: string) => string;
    readonly stress: (words: string) => string;
    readonly sameConnector: (word: string, times: number) => string;
    readonly otherRelation: (word: string, relation: string) => string;
    readonly noConnector: string;
    readonly claimMissing: (word: string) => string;
    readonly noMechanism: (cue: string) => string;
    readonly booster: (word: string) => string;
    readonly stackedHedges: string;
    readonly noObjection: string;
    readonly noAlternative: string;
    readonly noConsequence: string;
    readonly noPrinciple: string;
    readonly thinReasoning: (answer: string) => string;
    readonly noPlan: string;
    readonly hollow: (words: string) => string;
    readonly certain: string;
    readonly offPoint: string;
    readonly noLimit: string;
  };
  /** What was found in a text and what was not, in one line. */
  readonly listing: {
    readonly claims: (all: string) => string;
    readonly grounded: (claim: string, ground: string) => string;
    readonly bare: (claim: string) => string;
    readonly named: (people: string) => string;
    readonly plan: (all: string) => string;
    readonly people: (people: string) => string;
    readonly alternative: (words: string) => string;
    readonly principle: (words: string) => string;
    readonly step: (words: string) => string;
    readonly none: (missing: string) => string;
    readonly kinds: Readonly<Record<'people' | 'alternative' | 'principle' | 'step', string>>;
  };
  /** Ways to argue that prove less than they seem to: asked about, never called names. */
  readonly patterns: {
    readonly person: (words: string) => string;
    readonly noProofAgainst: (words: string) => string;
    readonly natural: (words: string) => string;
    readonly falseChoice: (words: string) => string;
    readonly everybody: (words: string) => string;
    readonly afterTherefore: (words: string) => string;
    readonly anecdote: (words: string) => string;
    readonly provesAll: (words: string) => string;
    readonly causeFromCorrelation: string;
    readonly otherWayRound: (first: string, second: string) => string;
    readonly strongerAnswer: (word: string) => string;
    readonly smallSample: (words: string) => string;
    readonly circle: (word: string) => string;
    readonly consentRefused: (words: string) => string;
  };
  /** The last word: one question or next step, by focus. */
  readonly question: Readonly<Record<CoachFocus, readonly [string, string, string]>>;
  /** The last word where the student answered Yes, No or Not sure: each answer is taken up. */
  readonly chosen: Readonly<
    Partial<Record<CoachFocus, Readonly<Record<'Yes' | 'No' | 'Not sure', string>>>>
  >;
  /** A closing question for one kind of reader, and one such reader to say a word to. */
  readonly reader: Readonly<
    Record<Reader, { readonly question: string; readonly listener: string }>
  >;
  readonly listener: string;
  readonly relations: Readonly<
    Record<'adds' | 'contrasts' | 'causes' | 'example' | 'sequence', string>
  >;
  readonly and: string;
}
