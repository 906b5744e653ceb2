import type { Dictionary } from '../dictionary.ts';
import { languageOf } from '../languages/catalogue.ts';
import type { Language } from '../languages/language.ts';
import { WordScanner } from '../words/scanner.ts';
import { isJoined, partsOf } from '../words/hyphenated-names.ts';
import { countOf, find } from '../words/word-table.ts';
import { countedBy } from './dictionary-for-word.ts';
import { levelNumber, numberOfLevel } from './level.ts';

// Copied because engines inline this module's constants into the loop, but read imported ones from memory.
const { common: COMMON, mid: MID, rare: RARE } = levelNumber;

/**
 * Levels a text in batches, by the published method. After `next()`, the first `words.length` entries of the columns
 * hold a batch, until it returns false; `mid` and `rare` count all words so far.
 */
export class Leveler {
  readonly words: WordScanner;
  readonly counts: Uint32Array;
  readonly levels: Uint8Array;
  mid = 0;
  rare = 0;

  readonly #text: string;
  readonly #dictionary: Dictionary;
  readonly #language: Language;

  constructor(text: string, dictionary: Dictionary) {
    this.#text = text;
    this.#dictionary = dictionary;
    this.#language = languageOf(dictionary.language);
    this.words = new WordScanner(text, this.#language, (first, rest) =>
      isBetterKnown(first, rest, countedBy(first, dictionary, dictionary.beside)),
    );
    this.counts = new Uint32Array(this.words.starts.length);
    this.levels = new Uint8Array(this.words.starts.length);
  }

  next(): boolean {
    const { words, counts, levels } = this;
    if (!words.next()) return false;
    const { table, cutoffs, beside } = this.#dictionary;
    const { common, mid: fewest } = cutoffs;
    const { countOfReadings } = this.#language;
    const { length, lows, highs, starts, ends } = words;
    let mid = 0;
    let rare = 0;
    for (let at = 0; at < length; at++) {
      let count = find(table, lows[at]!, highs[at]!);
      if (count < common && countOfReadings !== undefined) {
        count = Math.max(count, countOfReadings(table, this.#text, starts[at]!, ends[at]!, fewest));
      }
      if (count < fewest && beside !== undefined)
        count = Math.max(count, this.#countBeside(at, beside));
      if (count < fewest) count = Math.max(count, this.#countOfParts(at));
      counts[at] = count;
      let level: number = COMMON;
      if (count < common) {
        if (count >= fewest) {
          level = MID;
          mid++;
        } else {
          level = RARE;
          rare++;
        }
      }
      levels[at] = level;
    }
    this.mid += mid;
    this.rare += rare;
    return true;
  }

  /** The level of a word by the `beside` dictionary, as a count in our units; 0 if rare or of another script. */
  #countBeside(at: number, beside: Dictionary): number {
    const { cutoffs: own } = this.#dictionary;
    const start = this.words.starts[at]!;
    const { opensWith, countOfReadings } = languageOf(beside.language);
    if (!opensWith(this.#text.charCodeAt(start))) return 0;
    const { table, cutoffs } = beside;
    let count = find(table, this.words.lows[at]!, this.words.highs[at]!);
    if (count < cutoffs.common && countOfReadings !== undefined) {
      const end = this.words.ends[at]!;
      count = Math.max(count, countOfReadings(table, this.#text, start, end, cutoffs.mid));
    }
    const level = numberOfLevel(count, cutoffs);
    if (level === RARE) return 0;
    return level === COMMON ? own.common : own.mid;
  }

  #countOfParts(at: number): number {
    const start = this.words.starts[at]!;
    const end = this.words.ends[at]!;
    if (!isJoined(this.#text, start, end)) return 0;
    const read = new Leveler(partsOf(this.#text.slice(start, end)), this.#dictionary);
    return read.next() ? Math.min(...read.counts.subarray(0, read.words.length)) : 0;
  }
}

/**
 * Whether two halves split at a line end are one word: the whole has a more common level than a half (inter +
 * national), or it is listed and a half is not (apop + tosis).
 */
function isBetterKnown(first: string, rest: string, { table, cutoffs }: Dictionary): boolean {
  const levelOf = (word: string) => numberOfLevel(countOf(table, word), cutoffs);
  const isPiece = countOf(table, first) === 0 || countOf(table, rest) === 0;
  return (
    levelOf(first + rest) < Math.max(levelOf(first), levelOf(rest)) ||
    (isPiece && countOf(table, first + rest) > 0)
  );
}
