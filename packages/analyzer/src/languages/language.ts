import type { WordTable } from '../words/word-table.ts';

export interface Language {
  /** The English name, with which dictionary codes start. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly opensWith: (unit: number) => boolean;
  /**
   * The largest count among other readings of a word that is not common as written. A count below `mid` makes the
   * word rare, so more costly readings may be worth trying.
   */
  readonly countOfReadings?: (
    table: WordTable,
    text: string,
    start: number,
    end: number,
    mid: number,
  ) => number;
  readonly formsOf: (word: string) => Iterable<string>;
  readonly isFragment?: (text: string, start: number, end: number) => boolean;
}
