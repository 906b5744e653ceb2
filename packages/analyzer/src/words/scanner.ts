import type { Language } from '../languages/language.ts';
import { AddressFinder } from './addresses.ts';
import {
  endOfPossessive,
  isGereshAt,
  isHebrew,
  isLetterAt,
  isPossessive,
  skipInvisible,
} from './apostrophe-and-letter-checks.ts';
import {
  APOSTROPHE,
  folded,
  GERSHAYIM,
  isSuspect,
  kind,
  kindAt,
  kindOfPair,
  kinds,
  OPENS,
  SEPARATES,
  sights,
} from './characters.ts';
import {
  fingerprintOf,
  HIGH_FACTOR,
  HIGH_START,
  LOW_FACTOR,
  LOW_START,
  stepHigh,
  stepLow,
} from './fingerprint.ts';
import { fold } from './fold.ts';
import { endOfJoined } from './hyphenated-names.ts';
import { restAfterLineBreak } from './line-end-hyphenation.ts';
import { mojibakeAt } from './mojibake.ts';

// The loop below runs for every letter. Engines inline constants of this module; reading imported ones from memory
// costs a third of the speed.
const letters = sights;
const lowStart = LOW_START;
const highStart = HIGH_START;
const lowFactor = LOW_FACTOR;
const highFactor = HIGH_FACTOR;
const separates = SEPARATES;
const opens = OPENS;

// No dictionary lists a longer word, and composing accents over a longer stretch could take quadratic time.
const LONGEST_COMPOSED = 256;
const COLON = 0x3a;
const DEGREE = 0xb0;

const isUnit = (text: string, at: number): boolean => text.charCodeAt(at - 1) === DEGREE;

/** Whether two halves around a hyphen at a line end are one word. */
export type Joins = (first: string, rest: string) => boolean;

/** Words per batch: few enough to stay in the L1 cache. */
const BATCH = 512;

/**
 * Reads the words of a text in one pass. After `next()`, until it returns false, the columns hold a batch of `length`
 * words: their offsets, and the two fingerprints of their folded forms.
 */
export class WordScanner {
  length = 0;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly lows: Int32Array;
  readonly highs: Int32Array;

  readonly #text: string;
  readonly #isFragment: Language['isFragment'];
  readonly #addresses: AddressFinder;
  readonly #joins: Joins;
  #at = 0;
  #end = 0;
  #low = 0;
  #high = 0;

  constructor(text: string, language: Language, joins: Joins = () => false) {
    // No more words than UTF-16 units: short columns matter, because single words are scanned by the thousand.
    const most = Math.min(BATCH, text.length);
    this.starts = new Uint32Array(most);
    this.ends = new Uint32Array(most);
    this.lows = new Int32Array(most);
    this.highs = new Int32Array(most);
    this.#text = text;
    this.#isFragment = language.isFragment;
    this.#addresses = new AddressFinder(text);
    this.#joins = joins;
  }

  next(): boolean {
    const text = this.#text;
    const { length } = text;
    const { starts, ends, lows, highs } = this;
    const isFragment = this.#isFragment;
    let at = this.#at;
    let count = 0;
    while (count < BATCH) {
      let sight = separates;
      while (at < length && (sight = letters[text.charCodeAt(at)]!) < opens) at++;
      if (at >= length) break;
      const start = at;
      let low = lowStart;
      let high = highStart;
      while (sight > opens) {
        low = Math.imul(low ^ sight, lowFactor);
        high = Math.imul(((high << 5) | (high >>> 27)) ^ sight, highFactor);
        at++;
        sight = at < length ? letters[text.charCodeAt(at)]! : separates;
      }
      let end = at;
      if (sight !== separates) {
        const isWord = this.#readOn(start, at, low, high);
        at = this.#at;
        if (!isWord) continue;
        end = this.#end;
        low = this.#low;
        high = this.#high;
      }
      if (end - start === 1 && (isPossessive(text, start) || isUnit(text, start))) continue;
      if (isFragment !== undefined && isFragment(text, start, end)) continue;
      starts[count] = start;
      ends[count] = end;
      lows[count] = low;
      highs[count] = high;
      count++;
    }
    this.#at = at;
    this.length = count;
    return count > 0;
  }

  #readOn(start: number, from: number, lowSoFar: number, highSoFar: number): boolean {
    const text = this.#text;
    const length = text.length;
    let at = from;
    let end = from;
    let low = lowSoFar;
    let high = highSoFar;
    let isSimple = true;
    let isReadable = true;
    scan: while (at < length) {
      const unit = text.charCodeAt(at);
      if (sights[unit] === OPENS && isSuspect(unit)) {
        const found = mojibakeAt(text, at);
        if (found !== null) {
          const { standsFor } = found;
          const isInside =
            standsFor === 'letter' ||
            (standsFor === 'apostrophe' && end > start && isLetterAt(text, found.end));
          at = found.end;
          if (!isInside) break;
          isReadable = false;
          continue;
        }
      }
      const letter = folded[unit]!;
      if (letter > OPENS) {
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
        case kind.surrogate: {
          const of = kindOfPair(text, at);
          if (of === kind.separator) break scan;
          at += 2;
          // Invisible characters and marks can continue a word but not open one.
          if (end === start && of !== kind.compoundLetter) break scan;
          if (of === kind.invisible) continue;
          isSimple = false;
          end = at;
          continue;
        }
        case kind.apostrophe:
          if (isLetterAt(text, skipInvisible(text, at + 1))) {
            const afterPossessive = endOfPossessive(text, at);
            if (afterPossessive > 0) {
              at = afterPossessive;
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
        case kind.addressPart:
        case kind.dash: {
          if (unit !== COLON && kindAt(text, at + 1) === kind.separator) break scan;
          const endOfAddress = this.#addresses.endOf(start, at);
          if (endOfAddress >= 0) {
            this.#at = endOfAddress;
            return false;
          }
          const endOfName = endOfJoined(text, start, at);
          if (endOfName < 0) break scan;
          isSimple = false;
          end = at = endOfName;
          break scan;
        }
        default:
          break scan;
      }
    }
    // A lone surrogate is no word, so the scanner has to step over it.
    this.#at = Math.max(at, start + 1);
    if (!isReadable) return false;
    const behind = restAfterLineBreak(text, start, end);
    if (behind !== null && this.#joins(text.slice(start, end), behind.rest)) {
      isSimple = false;
      this.#at = end = behind.end;
    }
    this.#end = end;
    // The fingerprints 0 and 0 belong to no word.
    if (!isSimple)
      [low, high] =
        end - start <= LONGEST_COMPOSED ? fingerprintOf(fold(text.slice(start, end))) : [0, 0];
    this.#low = low;
    this.#high = high;
    return end > start;
  }
}
