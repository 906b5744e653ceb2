import type { LanguageCode, Level, Method, Totals } from '@vernacular/analyzer';
import type { Stretch } from '@vernacular/check';
import type { UnreadableReason } from '@vernacular/documents/in-page';

import type { Help, TextHelp } from '../help/help.ts';
import type { ReaderRound } from '../readers/marked-by-readers.ts';
import type { Sentences } from '../sentences/sentences.ts';
import type { ColouredWords } from '../words/coloured-words.ts';

/** Where the worker fetches a dictionary. */
export interface DictionaryAddress {
  readonly code: string;
  readonly language: LanguageCode;
  readonly levelsUrl: string;
  readonly countsUrl: string | null;
  readonly isPrivate: boolean;
  /** Value of the Authorization header, for a private dictionary. */
  readonly authorization?: string;
  /** The dictionary for words in the script of the other language. */
  readonly beside?: DictionaryAddress | null;
}

/** A question with one answer, or that answer. */
type WithId<Kind extends string, Rest> = {
  readonly kind: Kind;
  readonly id: number;
} & Readonly<Rest>;

/** From the page to the worker. */
export type Question =
  | { readonly kind: 'open'; readonly dictionary: DictionaryAddress }
  | {
      readonly kind: 'read';
      readonly version: number;
      readonly text: string;
      readonly method: Method;
      /** Whether to analyse a text that is neither English nor Hebrew anyway. */
      readonly insists: boolean;
    }
  /** Replaces the words known to the readers; their forms count as known too. */
  | { readonly kind: 'know'; readonly words: readonly string[] }
  | WithId<'count', { word: string }>
  | WithId<'compare', { word: string; dictionaries: readonly DictionaryAddress[] }>
  /** `written`: the word as the page saw it; the text may have changed since. */
  | WithId<'help-at', { word: Stretch; written: string }>
  | WithId<'help', { version: number; rounds: readonly ReaderRound[] }>
  | WithId<'open-file', { file: File }>;

export interface KnownWordsInText {
  /** Distinct words; all forms of a word count once. */
  readonly words: number;
  /** Occurrences of these words. */
  readonly places: number;
  /** Totals of the text if these words counted as common. */
  readonly totals: Totals;
}

export interface Levels {
  readonly totals: Totals;
  readonly words: ColouredWords;
  readonly sentences: Sentences;
  /** Null when no words are marked as known to the readers. */
  readonly known: KnownWordsInText | null;
}

/**
 * Analysis of one version of a text. `levels` is null while no dictionary is open, and for a text that is neither
 * English nor Hebrew unless `insists` was set.
 */
export interface Reading {
  readonly kind: 'reading';
  readonly version: number;
  readonly code: string | null;
  readonly wordCount: number;
  /** The code of the text's language if it is neither English nor Hebrew. */
  readonly foreign: string | null;
  readonly levels: Levels | null;
}

/** The text of a file with `\n` line endings, or why it was not read. `stopped`: anything else; can be retried. */
export type FileReading =
  /** `isWholePage`: no main part was found, so that the text is the whole web page. */
  | { readonly kind: 'read'; readonly text: string; readonly isWholePage?: boolean }
  | {
      readonly kind: 'refused';
      readonly reason: UnreadableReason | 'stopped';
      readonly message: string;
    };

/** From the worker to the page. */
export type Answer =
  | Reading
  | { readonly kind: 'opened'; readonly code: string }
  | { readonly kind: 'unopened'; readonly code: string }
  /** In the dictionary's units (`scale`); null when the exact count is not available. */
  | WithId<'counted', { count: number | null }>
  /** In the order of the question; null where a dictionary could not be fetched. */
  | WithId<'compared', { levels: readonly (Level | null)[] }>
  /** Null when the tables could not be fetched, or the word is not there any more. */
  | WithId<'helped-at', { help: Help | null }>
  /** Null when the tables could not be fetched; `late` when the text has changed since. */
  | WithId<'helped', { help: TextHelp | 'late' | null }>
  | WithId<'file', { reading: FileReading }>;
