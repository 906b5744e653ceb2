import { AddressFinder } from './addresses.ts';
import { APOSTROPHE, folded, GERSHAYIM, isRareLetter, kind, kinds } from './characters.ts';
import { HIGH_START, LOW_START, stepHigh, stepLow } from './fingerprint.ts';
import { fold } from './fold.ts';

// No dictionary lists a longer word, and composing accents over a longer stretch could take quadratic time.
const LONGEST_COMPOSED = 256;
const LETTER_S = 0x73;
const COLON = 0x3a;

// What a step of the scanner found.
const THE_END = 0;
const A_WORD = 1;
const NO_WORD = 2;

/**
 * Reads the words of a text one after another, in one pass over its units.
 * After each `next()` that says true, `start`, `end` and the fingerprints are those of the word.
 */
export class WordScanner {
  start = 0;
  end = 0;
  low = 0;
  high = 0;

  readonly #text: string;
  readonly #addresses: AddressFinder;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#addresses = new AddressFinder(text);
  }

  /** Moves to the next word; false when there is none left. */
  next(): boolean {
    let found = this.#step();
    while (found === NO_WORD) found = this.#step();
    return found === A_WORD;
  }

  /** Reads what starts at the next letter: the short road for letters between white space. */
  #step(): number {
    const text = this.#text;
    const length = text.length;
    let at = this.#at;
    while (at < length && kinds[text.charCodeAt(at)]! < kind.letter) at++;
    if (at >= length) {
      this.#at = at;
      return THE_END;
    }
    const start = at;
    let low = LOW_START;
    let high = HIGH_START;
    let letter = 0;
    while (at < length && (letter = folded[text.charCodeAt(at)]!) !== 0) {
      low = stepLow(low, letter);
      high = stepHigh(high, letter);
      at++;
    }
    if (at === start || (at < length && kinds[text.charCodeAt(at)] !== kind.separator)) {
      return this.#readOn(start, at, low, high);
    }
    this.#at = at;
    this.start = start;
    this.end = at;
    this.low = low;
    this.high = high;
    return at - start === 1 && this.#isPossessive() ? NO_WORD : A_WORD;
  }

  /** Reads on where a word meets more than letters and white space; what it was. */
  #readOn(start: number, from: number, lowSoFar: number, highSoFar: number): number {
    const text = this.#text;
    const length = text.length;
    let at = from;
    let end = from;
    let low = lowSoFar;
    let high = highSoFar;
    let isSimple = true;
    scan: while (at < length) {
      const unit = text.charCodeAt(at);
      const letter = folded[unit]!;
      if (letter !== 0) {
        low = stepLow(low, letter);
        high = stepHigh(high, letter);
        end = ++at;
        continue;
      }
      switch (kinds[unit]) {
        case kind.invisible:
          at++;
          continue;
        case kind.compoundLetter:
        case kind.mark:
          isSimple = false;
          end = ++at;
          continue;
        case kind.surrogate:
          if (!isPair(text, at)) break scan;
          isSimple = false;
          at += 2;
          end = at;
          continue;
        case kind.apostrophe:
          if (isLetterAt(text, at + 1)) {
            if (isPossessiveAt(text, at)) {
              at += 2;
              break scan;
            }
          } else if (!isGereshAt(text, end, start)) break scan;
          low = stepLow(low, APOSTROPHE);
          high = stepHigh(high, APOSTROPHE);
          end = ++at;
          continue;
        case kind.gershayim:
          if (!isHebrew(text.charCodeAt(end - 1)) || !isHebrew(text.charCodeAt(at + 1))) break scan;
          low = stepLow(low, GERSHAYIM);
          high = stepHigh(high, GERSHAYIM);
          end = ++at;
          continue;
        case kind.addressPart: {
          // A full stop or a hyphen before white space: the common case, told apart at once.
          if (unit !== COLON && kinds[text.charCodeAt(at + 1)] === kind.separator) break scan;
          const endOfAddress = this.#addresses.endOf(start, at);
          if (endOfAddress < 0) break scan;
          this.#at = endOfAddress;
          return NO_WORD;
        }
        default:
          break scan;
      }
    }
    // A lone half of a surrogate pair may open a word, and is none.
    this.#at = Math.max(at, start + 1);
    this.#finish(start, end, low, high, isSimple);
    return end === start || this.#isPossessive() ? NO_WORD : A_WORD;
  }

  #finish(start: number, end: number, low: number, high: number, isSimple: boolean): void {
    this.start = start;
    this.end = end;
    this.low = low;
    this.high = high;
    if (!isSimple) this.#compose();
  }

  /** Fingerprints a word with accents, ligatures or letters of the far planes by its folded form. */
  #compose(): void {
    let low = 0;
    let high = 0;
    if (this.end - this.start <= LONGEST_COMPOSED) {
      low = LOW_START;
      high = HIGH_START;
      const form = fold(this.#text.slice(this.start, this.end));
      for (let at = 0; at < form.length; at++) {
        low = stepLow(low, form.charCodeAt(at));
        high = stepHigh(high, form.charCodeAt(at));
      }
    }
    this.low = low;
    this.high = high;
  }

  /** Whether the word is the s of "1980's" or of a possessive after an address or a bracket. */
  #isPossessive(): boolean {
    const { start, end } = this;
    if (end - start !== 1 || start === 0) return false;
    const text = this.#text;
    return (
      folded[text.charCodeAt(start)] === LETTER_S &&
      kinds[text.charCodeAt(start - 1)] === kind.apostrophe &&
      kinds[text.charCodeAt(end)] !== kind.apostrophe
    );
  }
}

function isPair(text: string, at: number): boolean {
  const codePoint = text.codePointAt(at)!;
  return codePoint > 0xffff && isRareLetter(codePoint);
}

function isLetterAt(text: string, at: number): boolean {
  const of = kinds[text.charCodeAt(at)];
  if (of === kind.surrogate) return isPair(text, at);
  return of === kind.letter || of === kind.compoundLetter;
}

/** Whether an apostrophe starts a closing 's. */
function isPossessiveAt(text: string, at: number): boolean {
  if (folded[text.charCodeAt(at + 1)] !== LETTER_S) return false;
  let next = at + 2;
  while (kinds[text.charCodeAt(next)] === kind.invisible) next++;
  const of = kinds[text.charCodeAt(next)];
  if (of === kind.apostrophe) return !isLetterAt(text, next + 1);
  return of !== kind.mark && !isLetterAt(text, next);
}

const isHebrew = (unit: number): boolean => unit >= 0x5d0 && unit <= 0x5f2;

/** Whether an apostrophe at the end of a Hebrew word is a geresh: the word did not open with one. */
function isGereshAt(text: string, end: number, start: number): boolean {
  if (!isHebrew(text.charCodeAt(end - 1))) return false;
  return start === 0 || kinds[text.charCodeAt(start - 1)] !== kind.apostrophe;
}
