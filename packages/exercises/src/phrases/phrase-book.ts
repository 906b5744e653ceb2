import type { LanguageCode } from '@vernacular/analyzer';

import type { Again } from '../steps/answer.ts';
import type { Help } from '../help/help.ts';
import type { CoachComment, CoachReply } from '../coach/coach-port.ts';
import type { WordRange } from '../turn/turn.ts';

export interface CheckPhrases {
  readonly intro: string;
  readonly heading: string;
  readonly marked: (marked: number, of: number) => string;
  readonly answeredSince: (questions: readonly string[]) => string;
  readonly absent: (questions: readonly string[]) => string;
  readonly open: (questions: readonly string[]) => string;
  readonly noNumber: (question: string, words: string) => string;
  /** For the answer “not there”, where the text holds words that the check is about. */
  readonly stands: (question: string, found: string) => string;
}

export interface PhraseBook {
  readonly checks: CheckPhrases;
  readonly notice: string;
  readonly again: Readonly<Record<Again, string>>;
  /** Said once to an answer that is no text. `kept`: it was sent again and is now taken. */
  readonly noText: Readonly<
    Record<'ownQuestion' | 'noWords' | 'insult' | 'foreign' | 'fewWords' | 'back' | 'kept', string>
  > & {
    /** Said where a text that was to be shortened came back whole. */
    readonly asBefore: (range: WordRange) => string;
  };
  readonly otherLanguage: {
    readonly ask: string;
    /** The button that switches the conversation to this language; `goesOn` is said after it. */
    readonly goOn: string;
    readonly goesOn: string;
  };
  /** Asked if a far shorter or unrelated answer came in place of a text. */
  readonly newText: {
    readonly ask: (words: string, before: string) => string;
    readonly yes: string;
    readonly keep: string;
    readonly once: string;
    /** Prefix of the text that the “yes” button sends. */
    readonly sent: string;
  };
  readonly help: (help: Help) => string;
  readonly wentOn: string;
  readonly takenAsText: (words: string) => string;
  readonly moreWelcome: string;
  readonly thanks: string;
  readonly words: (count: number) => string;
  readonly within: (words: string, range: WordRange) => string;
  readonly outside: (words: string, range: WordRange) => string;
  readonly levels: {
    readonly heading: string;
    readonly common: string;
    readonly mid: string;
    readonly rare: string;
    readonly score: string;
    readonly number: (count: number, percent: number) => string;
  };
  readonly unscored: string;
  readonly praise: string;
  readonly encouragement: string;
  readonly lastRound: string;
  readonly rarest: (count: number) => string;
  readonly perhaps: (plainer: string) => string;
  readonly noRareWords: string;
  /** Why the score of a text without rare words is no higher. */
  readonly onlyMid: (mid: number) => string;
  readonly abbreviations: (words: readonly string[]) => string;
  /** `beside` names the counts of the words in the other script; null where the text has none. */
  readonly countedWith: (counts: string, beside: string | null) => string;
  readonly counts: Readonly<
    Record<LanguageCode, { readonly news: (period: string) => string; readonly general: string }>
  >;
  /** Where all rare words are names. */
  readonly onlyNames: string;
  readonly brief: (score: number, rare: number, named: readonly string[]) => string;
  /** Heading of a comment: its kind, and `byModel` if no rule wrote it. */
  readonly comment: {
    readonly kinds: Readonly<Record<CoachComment['kind'], string>>;
    readonly byModel: string;
  };
  readonly version: Readonly<Record<CoachReply['madeBy'], string>>;
  readonly welcomeBack: string;
  readonly movedOn: string;
  readonly afterwards: string;
  readonly quoted: (words: string) => string;
  readonly keptUnchanged: string;
  readonly revised: string;
  readonly reflections: {
    readonly intro: string;
    readonly statements: readonly [string, string, string, string];
    readonly scale: readonly [string, string, string, string, string];
    readonly open: string;
  };
}
