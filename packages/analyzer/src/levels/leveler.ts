import type { Dictionary } from '../dictionary.ts';
import { languageOf } from '../languages/catalogue.ts';
import type { Language } from '../languages/language.ts';
import { WordScanner } from '../words/scanner.ts';
import { find, type WordTable } from '../words/word-table.ts';
import { levelNumber } from './level.ts';

/** Reads the words of a text with the count and the level that a dictionary gives each. */
export class Leveler {
  /** Where the word is, after each `next()` that says true. */
  readonly word: WordScanner;
  count = 0;
  /** 0 common, 1 mid-frequency, 2 rare. */
  level = 0;

  readonly #text: string;
  readonly #table: WordTable;
  readonly #common: number;
  readonly #mid: number;
  readonly #isFragment: Language['isFragment'];
  readonly #countOfReadings: Language['countOfReadings'];

  constructor(text: string, dictionary: Dictionary) {
    this.word = new WordScanner(text);
    this.#text = text;
    this.#table = dictionary.table;
    this.#common = dictionary.cutoffs.common;
    this.#mid = dictionary.cutoffs.mid;
    const language = languageOf(dictionary.language);
    this.#isFragment = language.isFragment;
    this.#countOfReadings = language.countOfReadings;
  }

  /** Moves to the next word; false when there is none left. */
  next(): boolean {
    const { word } = this;
    do {
      if (!word.next()) return false;
    } while (this.#isFragment?.(this.#text, word.start, word.end) === true);
    let count = find(this.#table, word.low, word.high);
    if (count < this.#common && this.#countOfReadings !== undefined) {
      count = Math.max(count, this.#countOfReadings(this.#table, this.#text, word.start, word.end));
    }
    this.count = count;
    this.level =
      count >= this.#common
        ? levelNumber.common
        : count >= this.#mid
          ? levelNumber.mid
          : levelNumber.rare;
    return true;
  }
}
