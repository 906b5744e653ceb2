import { foldWord, type LanguageCode, scanWords } from '@vernacular/analyzer';

import { longestWord } from '../../packed/front-coded-words.ts';
import type { Entries } from '../../packed/word-list.ts';

const APOSTROPHE = 0x27;
const FEWEST_SLOTS = 1 << 16;

/**
 * Counts the words of texts. A word is identified by a 64-bit hash of its folded form and its letters are stored once
 * in a shared buffer: a million words take about 60 MB, and a repeated word allocates no string.
 */
export class WordCounter {
  tokens = 0;
  types = 0;

  readonly #language: LanguageCode;
  #lows = new Int32Array(FEWEST_SLOTS);
  #highs = new Int32Array(FEWEST_SLOTS);
  // Number of the word in each slot, starting from 1; 0 marks a free slot.
  #numbers = new Int32Array(FEWEST_SLOTS);
  // Indexed by word number. The letters of a word end where those of the next word begin.
  #counts = new Float64Array(FEWEST_SLOTS / 2 + 2);
  #ends = new Uint32Array(FEWEST_SLOTS / 2 + 2);
  #letters = new Uint16Array(FEWEST_SLOTS * 8);

  constructor(language: LanguageCode) {
    this.#language = language;
  }

  addText(text: string): void {
    scanWords(text, this.#language, (start, end) => {
      if (!this.#add(text, start, end, 1)) this.addWord(text.slice(start, end), 1);
    });
  }

  addWord(word: string, count: number): void {
    const form = foldWord(word, this.#language);
    this.#add(form, 0, form.length, count, true);
  }

  *sorted(): Entries {
    const decoder = new TextDecoder('utf-16le');
    const words: string[] = [];
    for (let number = 1; number <= this.types; number++) {
      words.push(
        decoder.decode(this.#letters.subarray(this.#ends[number - 1], this.#ends[number])),
      );
    }
    const order = Uint32Array.from(words, (_, index) => index);
    order.sort((one, other) => (words[one]! < words[other]! ? -1 : 1));
    for (const index of order) yield [words[index]!, this.#counts[index + 1]!];
  }

  /**
   * Counts a word in one pass over its letters, without allocating a string. Returns false and counts nothing when
   * the word has letters other than English and plain Hebrew ones, because it must be folded first.
   */
  #add(text: string, start: number, end: number, count: number, isFolded = false): boolean {
    let low = 0x811c9dc5 | 0;
    let high = 0x2545f491 | 0;
    for (let at = start; at < end; at++) {
      let unit = text.charCodeAt(at);
      if (unit < 0x61 || unit > 0x7a) {
        if (unit >= 0x41 && unit <= 0x5a) unit |= 0x20;
        else if (!isFolded && unit !== APOSTROPHE && (unit < 0x5d0 || unit > 0x5ea)) return false;
      }
      low = Math.imul(low ^ unit, 0x01000193);
      high = Math.imul(((high << 5) | (high >>> 27)) ^ unit, 0x9e3779b1 | 0);
    }
    this.tokens += count;
    if (end - start > longestWord) return true;
    const mask = this.#numbers.length - 1;
    let slot = (low ^ (high >>> 15)) & mask;
    for (;;) {
      const number = this.#numbers[slot]!;
      if (number === 0) break;
      if (this.#lows[slot] === low && this.#highs[slot] === high) {
        this.#counts[number]! += count;
        return true;
      }
      slot = (slot + 1) & mask;
    }
    this.#lows[slot] = low;
    this.#highs[slot] = high;
    this.#numbers[slot] = ++this.types;
    this.#counts[this.types] = count;
    this.#keepLetters(text, start, end);
    if (this.types * 2 > mask) this.#enlarge();
    return true;
  }

  #keepLetters(text: string, start: number, end: number): void {
    let to = this.#ends[this.types - 1]!;
    if (to + end - start > this.#letters.length) {
      const larger = new Uint16Array(this.#letters.length * 2);
      larger.set(this.#letters);
      this.#letters = larger;
    }
    for (let at = start; at < end; at++) this.#letters[to++] = lower(text.charCodeAt(at));
    this.#ends[this.types] = to;
  }

  #enlarge(): void {
    const slots = this.#numbers.length * 2;
    const lows = new Int32Array(slots);
    const highs = new Int32Array(slots);
    const numbers = new Int32Array(slots);
    for (const [from, number] of this.#numbers.entries()) {
      if (number === 0) continue;
      const low = this.#lows[from]!;
      const high = this.#highs[from]!;
      let slot = (low ^ (high >>> 15)) & (slots - 1);
      while (numbers[slot] !== 0) slot = (slot + 1) & (slots - 1);
      lows[slot] = low;
      highs[slot] = high;
      numbers[slot] = number;
    }
    const counts = new Float64Array(slots / 2 + 2);
    counts.set(this.#counts);
    const ends = new Uint32Array(slots / 2 + 2);
    ends.set(this.#ends);
    this.#lows = lows;
    this.#highs = highs;
    this.#numbers = numbers;
    this.#counts = counts;
    this.#ends = ends;
  }
}

const lower = (unit: number): number => (unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit);
