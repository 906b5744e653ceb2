import type { LanguageCode, Level, Method, Totals } from '@vernacular/analyzer';
import type { Stretch, Suggestion } from '@vernacular/check';
import type { UnreadableReason } from '@vernacular/documents/in-page';

import type { Density } from '../density/density.ts';
import type { ColouredWords } from '../words/coloured-words.ts';

/** A dictionary as the browser fetches it. */
export interface DictionaryAddress {
  readonly code: string;
  readonly language: LanguageCode;
  readonly levelsUrl: string;
  readonly countsUrl: string | null;
  /** True for a dictionary that only its owner may fetch. */
  readonly isPrivate: boolean;
  /** What the owner shows to fetch it. */
  readonly authorization?: string;
  /** The counts for words in the script of the other language. */
  readonly beside?: DictionaryAddress | null;
}

/** What the page asks of the worker. */
export type Question =
  | { readonly kind: 'open'; readonly dictionary: DictionaryAddress }
  | {
      readonly kind: 'read';
      readonly version: number;
      readonly text: string;
      readonly method: Method;
      /** Whether a text in a third language is read all the same. */
      readonly insists: boolean;
    }
  | {
      /** From now on these words, and forms of them, are known to the readers. */
      readonly kind: 'know';
      readonly words: readonly string[];
    }
  | { readonly kind: 'count'; readonly id: number; readonly word: string }
  | {
      /** The level of a word by each of these dictionaries. */
      readonly kind: 'compare';
      readonly id: number;
      readonly word: string;
      readonly dictionaries: readonly DictionaryAddress[];
    }
  | {
      readonly kind: 'suggest';
      readonly id: number;
      readonly word: Stretch;
      /** As the asker sees it there: the text may be another by now. */
      readonly written: string;
    }
  | {
      /** What a word of the text means. */
      readonly kind: 'explain';
      readonly id: number;
      readonly word: Stretch;
      readonly written: string;
    }
  | { readonly kind: 'open-file'; readonly id: number; readonly file: File };

/** The marked words of a text that the readers know. */
export interface KnownHere {
  /** Each once, all its forms as one. */
  readonly words: number;
  readonly places: number;
  /** What the totals of the text would be, were these words common. */
  readonly totals: Totals;
}

/** The words of a text by level, added up, and where along the text they stand. */
export interface Levels {
  readonly totals: Totals;
  readonly words: ColouredWords;
  readonly density: Density;
  /** Null when the readers are said to know none of them. */
  readonly known: KnownHere | null;
}

/** What the worker says about one version of a text; without `levels` while no dictionary is open, and for a third language. */
export interface Reading {
  readonly kind: 'reading';
  readonly version: number;
  readonly code: string | null;
  readonly wordCount: number;
  /** The code of the text's language if it is neither English nor Hebrew. */
  readonly foreign: string | null;
  readonly levels: Levels | null;
}

/** The text of a file with `\n` at its line ends, or why it cannot be had; `stopped` when nobody could read it. */
export type FileReading =
  | {
      readonly kind: 'read';
      readonly text: string;
      /** Whether it is all of a web page, for want of a main part. */
      readonly isWholePage?: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly reason: UnreadableReason | 'stopped';
      readonly message: string;
    };

/** What the worker answers. */
export type Answer =
  | Reading
  | { readonly kind: 'opened'; readonly code: string }
  | { readonly kind: 'unopened'; readonly code: string; readonly reason: string }
  | {
      readonly kind: 'counted';
      readonly id: number;
      /** In table units; null when the exact count is not to be had. */
      readonly count: number | null;
    }
  | {
      readonly kind: 'compared';
      readonly id: number;
      /** In the order asked; null where a dictionary could not be had. */
      readonly levels: readonly (Level | null)[];
    }
  | {
      readonly kind: 'suggested';
      readonly id: number;
      /** Null when nobody could look. */
      readonly suggestions: readonly Suggestion[] | null;
    }
  | {
      readonly kind: 'explained';
      readonly id: number;
      /** Null when nobody could look. */
      readonly senses: readonly string[] | null;
    }
  | { readonly kind: 'file'; readonly id: number; readonly reading: FileReading };
