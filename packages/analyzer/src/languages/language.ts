import type { WordTable } from '../words/word-table.ts';

/** What a text language adds to the reading of words. */
export interface Language {
  /** Its name in English, as a dictionary code starts with it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether a word that opens with this UTF-16 unit is in the script of the language. */
  readonly opensWith: (unit: number) => boolean;
  /**
   * The largest count among the other ways to read a word that is not common as it stands; absent when there are none.
   * Below `mid` a word is rare, which may be worth a closer look.
   */
  readonly countOfReadings?: (
    table: WordTable,
    text: string,
    start: number,
    end: number,
    mid: number,
  ) => number;
  /** A folded word, and what it may be a form of. */
  readonly formsOf: (word: string) => Iterable<string>;
  /** Whether the word is only a piece of its neighbour, so that it is not a word of its own. */
  readonly isFragment?: (text: string, start: number, end: number) => boolean;
}
