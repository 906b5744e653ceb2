import type { Dictionary } from '../dictionary.ts';
import type { WordTable } from '../words/word-table.ts';

export interface Language {
  /** The English name, with which dictionary codes start. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Matches a letter of its script. Texts are told apart by these letters, so no two languages may share a script. */
  readonly letter: RegExp;
  /** Encoding of its text files that are not UTF-8, as `TextDecoder` names it. */
  readonly otherEncoding: string;
  /** Counts at which the levels begin in a corpus of `tokens` words. */
  readonly published: { readonly cutoffs: Dictionary['cutoffs']; readonly tokens: number };
  /** Names of dictionaries by code, and of the news in a language. Without them, the English label is shown. */
  readonly dictionaryNames?: Readonly<Record<string, string>>;
  readonly newsIn?: (language: string) => string;
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
  /** A folded word and its possible base forms. */
  readonly formsOf: (word: string) => Iterable<string>;
  /** Whether a stretch is only a piece of a word, which is not counted: a Hebrew prefix before a hyphen. */
  readonly isFragment?: (text: string, start: number, end: number) => boolean;
}
