import { AddressFinder } from './addresses.ts';
import { APOSTROPHE, folded, GERSHAYIM, isRareLetter, kind, kinds } from './characters.ts';
import { HIGH_START, LOW_START, stepHigh, stepLow } from './fingerprint.ts';
import { fold } from './fold.ts';

// No dictionary lists a longer word, and composing accents over a longer stretch could take quadratic time.
const LONGEST_COMPOSED = 256;
const LETTER_S = 0x73;

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
    const text = this.#text;
    while (this.#seek()) {
      this.#read();
      if (this.#at < text.length && kinds[text.charCodeAt(this.#at)] === kind.addressPart) {
        const end = this.#addresses.endOf(this.start, this.#at);
        if (end >= 0) {
          this.#at = end;
          continue;
        }
      }
      if (!this.#isPossessive()) return true;
    }
    return false;
  }

  /** Moves to the next letter; false at the end of the text. */
  #seek(): boolean {
    const text = this.#text;
    const length = text.length;
    let at = this.#at;
    for (; at < length; at++) {
      const unit = text.charCodeAt(at);
      if (folded[unit] !== 0) break;
      const of = kinds[unit];
      if (of === kind.compoundLetter || (of === kind.surrogate && isPair(text, at))) break;
    }
    this.#at = at;
    return at < length;
  }

  /** Reads the word that starts here: sets its bounds and its fingerprints. */
  #read(): void {
    const text = this.#text;
    const length = text.length;
    const start = this.#at;
    let at = start;
    let end = start;
    let low = LOW_START;
    let high = HIGH_START;
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
              this.#at = at + 2;
              this.#finish(start, end, low, high, isSimple);
              return;
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
        default:
          break scan;
      }
    }
    this.#at = at;
    this.#finish(start, end, low, high, isSimple);
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
