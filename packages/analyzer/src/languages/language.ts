import type { WordTable } from '../words/word-table.ts';

export interface Language {
  /** The English name, with which dictionary codes start. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether a UTF-16 unit may begin a word in the script of the language. */
  readonly opensWith: (unit: number) => boolean;
  /**
   * The largest count among other readings of a word, such as one without prefixes. Called only for words that are
   * not common as written. A count below `mid` makes the word rare; only then are the costly readings tried.
   */
  readonly countOfReadings?: (
    table: WordTable,
    text: string,
    start: number,
    end: number,
    mid: number,
  ) => number;
  /** The word and its possible base forms, folded. */
  readonly formsOf: (word: string) => Iterable<string>;
  /**
   * Whether a stretch is only a piece of a word, such as a Hebrew prefix before a hyphen. Fragments are not counted.
   */
  readonly isFragment?: (text: string, start: number, end: number) => boolean;
}
