import type { CoachFocus } from '@vernacular/exercises';

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
    readonly letters: string;
    readonly same: string;
  };
  readonly works: {
    readonly shortSentence: string;
    readonly evidence: string;
    readonly reason: string;
    readonly matters: string;
    readonly stakeholder: (who: string) => string;
    readonly kept: (words: string) => string;
    readonly value: (word: string) => string;
    readonly credentials: (word: string) => string;
    readonly limit: string;
    readonly oneName: (word: string) => string;
    readonly link: (word: string) => string;
    readonly point: string;
    readonly claimInText: string;
    readonly objection: string;
    readonly principle: (word: string) => string;
    readonly shorter: string;
  };
  readonly change: {
    readonly longSentence: (words: number) => string;
    readonly rareWord: (word: string, plainer: string) => string;
    readonly rareWordAlone: (word: string) => string;
    readonly noWhy: string;
    readonly lost: (words: string) => string;
    readonly noEvidence: string;
    readonly noStakeholder: string;
    readonly missingValue: (value: string) => string;
    readonly missingCredentials: string;
    readonly barePronoun: (word: string) => string;
    readonly otherName: (name: string, keep: string, times: number) => string;
    readonly noLink: string;
    readonly longPoint: string;
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
    readonly noLimit: string;
  };
  /** The last word: one question or next step, by focus. */
  readonly question: Readonly<Record<CoachFocus, string>>;
  readonly relations: Readonly<
    Record<'adds' | 'contrasts' | 'causes' | 'example' | 'sequence', string>
  >;
  readonly and: string;
}
