import type { CoachFocus } from '@vernacular/exercises';

import type { Fallacy } from '../rules/fallacies.ts';
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
    /** The same, beside a sentence of the writer's own. */
    readonly hint: Readonly<Partial<Record<CoachFocus, string>>>;
    readonly notSure: string;
    readonly refuses: string;
    readonly yes: string;
    readonly no: string;
    readonly perhaps: string;
    readonly noObjection: string;
    readonly noIssue: string;
    /** A question to the coach: said before a way to begin. */
    readonly asksBack: string;
    /** How the ways to begin open that speak to somebody who does not know. */
    readonly notToKnow: string;
    /** An answer in another language than the text it is about. */
    readonly otherThanText: string;
  };
  readonly works: {
    readonly evidence: (words: string) => string;
    readonly assumption: (words: string) => string;
    readonly matters: (who: string) => string;
    readonly value: (word: string) => string;
    readonly credentials: (word: string) => string;
    readonly limit: string;
    readonly answerLimit: (words: string) => string;
    readonly oneName: (word: string, sentences: number) => string;
    readonly link: (word: string) => string;
    readonly point: (words: string) => string;
    readonly claimInText: string;
    /** A term that is explained where it stands, and was not before. */
    readonly explained: (word: string) => string;
    /** A person, a company or an office that the versions before did not name. */
    readonly named: (who: string) => string;
    readonly objection: string;
    readonly principle: (word: string) => string;
    readonly alternative: string;
    readonly plan: string;
    /** Said after one of these, of a sentence that the first version had not. */
    readonly isNew: (praise: string) => string;
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
    readonly newNumber: (number: string) => string;
    readonly numberChanged: (was: string, now: string) => string;
    readonly newStrength: (words: string) => string;
    readonly noEvidence: string;
    readonly noEvidenceAtAll: string;
    readonly noStakeholder: string;
    readonly missingValue: (value: string) => string;
    readonly negatedValue: (words: string) => string;
    readonly frightens: (words: string) => string;
    readonly missingCredentials: string;
    readonly vagueCredentials: (words: string) => string;
    readonly barePronoun: (word: string) => string;
    readonly otherName: (name: string, keep: string, times: number) => string;
    readonly otherForms: (forms: string, keep: string, times: number) => string;
    readonly keptNowhere: (name: string) => string;
    readonly smallName: (name: string) => string;
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
    readonly noDate: string;
    readonly noStudy: string;
    readonly figureFromNowhere: (figure: string) => string;
    readonly hollow: (words: string) => string;
    readonly certain: string;
    readonly offPoint: string;
    readonly noLimit: string;
  };
  /** What was found in a text and what was not, in one line. */
  readonly listing: {
    readonly short: (words: number) => string;
    readonly claims: (all: string) => string;
    readonly grounded: (claim: string, ground: string) => string;
    readonly bare: (claim: string) => string;
    readonly plain: (claim: string) => string;
    readonly named: (people: string) => string;
    readonly plan: (all: string) => string;
    readonly people: (people: string) => string;
    readonly ways: (words: string) => string;
    readonly principle: (words: string) => string;
    readonly step: (words: string) => string;
  };
  /** Where in the text stands what an answer is about, and what does not stand there yet. */
  readonly inText: {
    readonly notYet: (words: string) => string;
    /** What an answer said, and the last summary does now. */
    readonly nowThere: Readonly<
      Record<'objection' | 'certainty' | 'reasoning', (words: string) => string>
    >;
    readonly claimLate: (sentence: number, sentences: number) => string;
    readonly apart: (evidence: string, sentences: number) => string;
    readonly numbers: (number: string) => string;
    readonly onlyHere: (person: string) => string;
    readonly notNamed: (person: string) => string;
  };
  /** What stands in the text and what does not, beside what the student said of it or wrote before. */
  readonly facts: {
    readonly source: (words: string) => string;
    readonly noEvidence: string;
    readonly self: (here: string, absent: string) => string;
    readonly linkOpen: (word: string) => string;
    readonly linkNowhere: (target: string) => string;
    readonly pointsNowhere: (target: string) => string;
    readonly pointsFar: (target: string, sentences: number) => string;
    readonly unlisted: (connector: string) => string;
    readonly findingGone: (sentence: string) => string;
    readonly requestGone: (sentence: string) => string;
    /** Where in the text a sentence of the answer stands, and which words both have, or the answer alone. */
    readonly sentence: (place: number, sentences: number) => string;
    readonly inBoth: (words: string) => string;
    readonly inAnswer: (words: string) => string;
    readonly settled: (name: string, others: string) => string;
    /** Most other orders hold together better; the first words of a sentence that this one could follow. */
    readonly shuffled: (begun: string) => string;
  };
  /** Ways to argue that prove less than they seem to: asked about, never called names. */
  readonly patterns: {
    readonly person: (words: string) => string;
    readonly noProofAgainst: (words: string) => string;
    readonly natural: (words: string) => string;
    readonly falseChoice: (words: string) => string;
    readonly everybody: (words: string) => string;
    readonly authority: (words: string) => string;
    readonly afterTherefore: (words: string) => string;
    readonly anecdote: (words: string) => string;
    readonly provesAll: (words: string) => string;
    readonly causeFromCorrelation: string;
    readonly beforeAndAfter: string;
    readonly strongerText: (answer: string, word: string) => string;
    readonly otherWayRound: (first: string, second: string) => string;
    readonly strongerAnswer: (word: string, sentence: string) => string;
    readonly strongerSummary: (before: string, word: string) => string;
    readonly smallSample: (words: string) => string;
    readonly circle: (word: string) => string;
    readonly consentRefused: (words: string) => string;
    readonly allowedAnyway: (words: string) => string;
  };
  /** The same, where the things that the writer speaks of are known. */
  readonly named: Readonly<Partial<Record<Fallacy, (one: string, two: string) => string>>>;
  /** The last word: one question or next step, by focus. */
  readonly question: Readonly<Record<CoachFocus, readonly [string, string, string]>>;
  /** A last question about the main claim of a text, which stands beside it. */
  readonly ofClaim: Partial<Readonly<Record<CoachFocus, string>>>;
  /** A last question about what the writer speaks of, by the writer's own word. */
  readonly own: {
    readonly person: Readonly<Record<'power', (person: string) => string>>;
  };
  /** The last word where the student answered Yes, No or Not sure: each answer is taken up. */
  readonly chosen: Readonly<
    Partial<Record<CoachFocus, Readonly<Record<'Yes' | 'No' | 'Not sure', string>>>>
  >;
  /** Closing questions for one kind of reader, and one such reader to say a word to. */
  readonly reader: Readonly<
    Record<Reader, { readonly questions: readonly string[]; readonly listener: string }>
  >;
  readonly listener: string;
  readonly relations: Readonly<
    Record<'adds' | 'contrasts' | 'causes' | 'example' | 'sequence', string>
  >;
  /** Words one after the other, as the language joins them. */
  readonly listed: (all: readonly string[]) => string;
  /** Words of the writer within a remark, in the quotation marks of the language. */
  readonly quoted: (words: string) => string;
}
