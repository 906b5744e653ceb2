import type { LanguageCode } from '@vernacular/analyzer';

import type { Again } from '../steps/answer.ts';
import type { Help } from '../help/help.ts';
import type { CoachComment, CoachReply } from '../coach/coach-port.ts';
import type { WordRange } from '../turn/turn.ts';

/** What is said about the checks of a step. Questions come as they are asked. */
export interface CheckPhrases {
  readonly intro: string;
  readonly heading: string;
  readonly marked: (marked: number, of: number) => string;
  readonly answeredSince: (questions: readonly string[]) => string;
  readonly absent: (questions: readonly string[]) => string;
  readonly open: (questions: readonly string[]) => string;
  /** Said where words without a number are marked for a check about numbers. */
  readonly noNumber: (question: string, words: string) => string;
  /** Said where “not there” was answered, and the text holds words that the check is about. */
  readonly stands: (question: string, found: string) => string;
}

/** The sentences that all exercises share. */
export interface PhraseBook {
  readonly checks: CheckPhrases;
  readonly notice: string;
  readonly again: Readonly<Record<Again, string>>;
  /** Said once to an answer that is no text; `kept` where the same is sent again, and taken. */
  readonly noText: Readonly<
    Record<'ownQuestion' | 'noWords' | 'insult' | 'foreign' | 'fewWords' | 'back' | 'kept', string>
  > & {
    /** Where a text came back whole that was to be shorter. */
    readonly asBefore: (range: WordRange) => string;
  };
  /** Asked once where a text is in the other language of the site. */
  readonly otherLanguage: {
    readonly ask: string;
    /** The button that has the conversation go on in this language, and what is said then. */
    readonly goOn: string;
    readonly goesOn: string;
  };
  /** Asked where something far shorter, or about something else, came in place of a text. */
  readonly newText: {
    readonly ask: (words: string, before: string) => string;
    readonly yes: string;
    readonly keep: string;
    /** Said to a yes that came without the text. */
    readonly once: string;
    /** What stands before the text when the answer is yes. */
    readonly sent: string;
  };
  /** The question in other words, with an example, for a student who pressed the button for help. */
  readonly help: (help: Help) => string;
  /** Said after a skipped question. */
  readonly wentOn: string;
  /** Said where the whole text came after a first try of a few words. */
  readonly takenAsText: (words: string) => string;
  /** Said after a first text of a few words. */
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
  /** Said instead of a score. */
  readonly unscored: string;
  readonly praise: string;
  readonly encouragement: string;
  /** Said after it where no round follows. */
  readonly lastRound: string;
  /** What stands over so many words. */
  readonly rarest: (count: number) => string;
  readonly perhaps: (plainer: string) => string;
  readonly noRareWords: string;
  /** Why a score without rare words is no higher. */
  readonly onlyMid: (mid: number) => string;
  /** Said of abbreviations that are not spelt out. */
  readonly abbreviations: (words: readonly string[]) => string;
  /** `beside` names the counts of the words in the other script; null where the text has none. */
  readonly countedWith: (counts: string, beside: string | null) => string;
  /** The counts that come with the product, by the language of their words. */
  readonly counts: Readonly<
    Record<LanguageCode, { readonly news: (period: string) => string; readonly general: string }>
  >;
  /** The score and the number of rare words in one line, with the first few of them. */
  /** Where all rare words are names. */
  readonly onlyNames: string;
  readonly brief: (score: number, rare: number, named: readonly string[]) => string;
  /** What stands over a comment: what kind it is, and who wrote it when that was no rule. */
  readonly comment: {
    readonly kinds: Readonly<Record<CoachComment['kind'], string>>;
    readonly byModel: string;
  };
  readonly version: Readonly<Record<CoachReply['madeBy'], string>>;
  readonly welcomeBack: string;
  readonly movedOn: string;
  readonly afterwards: string;
  /** The writer's words within a sentence, in the quotation marks of the language. */
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
