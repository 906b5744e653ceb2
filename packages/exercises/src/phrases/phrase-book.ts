import type { LanguageCode } from '@vernacular/analyzer';

import type { Reason } from '../steps/answer.ts';
import type { CoachComment, CoachReply } from '../coach/coach-port.ts';
import type { WordRange } from '../turn/turn.ts';

/** The sentences that all exercises share. */
export interface PhraseBook {
  readonly notice: string;
  readonly again: Readonly<Record<Reason, string>>;
  readonly thanks: string;
  readonly words: (count: number) => string;
  readonly within: (words: string, range: WordRange) => string;
  readonly shorter: (words: string, range: WordRange) => string;
  readonly longer: (words: string, range: WordRange) => string;
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
  readonly rarest: string;
  readonly perhaps: (plainer: string) => string;
  readonly noRareWords: string;
  readonly countedWith: (counts: string) => string;
  /** The counts that come with the product, by the language of their words. */
  readonly counts: Readonly<
    Record<LanguageCode, { readonly news: (period: string) => string; readonly general: string }>
  >;
  readonly brief: (score: number, rare: number) => string;
  /** What stands over a comment: what kind it is, and who wrote it when that was no rule. */
  readonly comment: {
    readonly kinds: Readonly<Record<CoachComment['kind'], string>>;
    readonly byModel: string;
  };
  readonly version: Readonly<Record<CoachReply['madeBy'], string>>;
  readonly welcomeBack: string;
  readonly movedOn: string;
  readonly afterwards: string;
  readonly unchanged: string;
  readonly keptUnchanged: string;
  readonly revised: string;
  /** Which words a revision brought in and took out; empty where neither shows. */
  readonly changed: (words: {
    readonly added: readonly string[];
    readonly gone: readonly string[];
  }) => string;
  readonly reflections: {
    readonly intro: string;
    readonly statements: readonly [string, string, string, string];
    readonly scale: readonly [string, string, string, string, string];
    readonly open: string;
  };
}
