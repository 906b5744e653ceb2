import { APOSTROPHE, kind, kindAt, kinds } from './characters.ts';

const DOT = 0x2e;
const AT = 0x40;
const COLON = 0x3a;
const SLASH = 0x2f;
const HYPHEN = 0x2d;

const LONGEST_DOMAIN = 253;

// Only endings that hardly begin a sentence, so that a missing space after a full stop still gives two words.
const endings = new Set('com org net edu gov mil info biz io uk il eu'.split(' '));
const secondLevels = new Set('ac co com org gov edu net'.split(' '));

/** Finds e-mail addresses and URLs around the word just read, in linear time however they nest. */
export class AddressFinder {
  readonly #text: string;
  #plainUntil = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The end of the address that begins with the word from `start` to `end`; -1 if none does. */
  endOf(start: number, end: number): number {
    const text = this.#text;
    const next = text.charCodeAt(end);
    if (next === COLON) return this.#endOfScheme(start, end);
    if (end < this.#plainUntil) return -1;
    if (next === DOT && isWww(text, start, end) && isInLabel(text, end + 1)) {
      return endOfUrl(text, end);
    }
    let stop = end;
    while (isInLocalPart(text, stop)) stop++;
    if (text.charCodeAt(stop) === AT) {
      this.#plainUntil = stop + 1;
      return endOfHost(text, stop + 1);
    }
    this.#plainUntil = stop;
    return endOfBareDomain(text, start);
  }

  #endOfScheme(start: number, end: number): number {
    const text = this.#text;
    if (text.charCodeAt(end + 1) === SLASH && text.charCodeAt(end + 2) === SLASH) {
      return endOfUrl(text, end + 3);
    }
    if (end - start !== 6 || text.slice(start, end).toLowerCase() !== 'mailto') return -1;
    let stop = end + 1;
    while (isInLocalPart(text, stop)) stop++;
    return text.charCodeAt(stop) === AT ? endOfHost(text, stop + 1) : -1;
  }
}

const isWww = (text: string, start: number, end: number): boolean =>
  end - start === 3 && text.slice(start, end).toLowerCase() === 'www';

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

const isLetterKind = (of: number): boolean => of >= kind.mark && of <= kind.compoundLetter;

function isInLabel(text: string, at: number): boolean {
  const of = kindAt(text, at);
  if (of === kind.addressPart) {
    const unit = text.charCodeAt(at);
    return unit === HYPHEN || isDigit(unit);
  }
  return isLetterKind(of);
}

function isInLocalPart(text: string, at: number): boolean {
  const of = kindAt(text, at);
  if (of === kind.addressPart) return text.charCodeAt(at) !== AT && text.charCodeAt(at) !== COLON;
  return isLetterKind(of) || (of === kind.apostrophe && text.charCodeAt(at) === APOSTROPHE);
}

function endOfHost(text: string, start: number): number {
  let at = start;
  let end = -1;
  let labels = 0;
  for (;;) {
    const label = at;
    let hasOnlyLetters = true;
    while (isInLabel(text, at)) {
      if (!isLetterKind(kindAt(text, at))) hasOnlyLetters = false;
      at++;
    }
    if (at === label) break;
    labels++;
    if (labels > 1 && hasOnlyLetters && at - label >= 2) end = at;
    if (text.charCodeAt(at) !== DOT) break;
    at++;
  }
  return end;
}

function endOfBareDomain(text: string, start: number): number {
  const end = endOfHost(text, start);
  if (end < 0 || end - start > LONGEST_DOMAIN) return -1;
  const labels = text.slice(start, end).toLowerCase().split('.');
  const ending = labels.at(-1)!;
  const isKnown = endings.has(ending) || (ending.length === 2 && secondLevels.has(labels.at(-2)!));
  const next = text.charCodeAt(end);
  const isPath = next === SLASH && isInLabel(text, end + 1);
  if (!isKnown && !(isPath && ending.length === 2)) return -1;
  return next === SLASH || next === 0x3f || next === 0x23 || next === COLON
    ? endOfUrl(text, end)
    : end;
}

function endOfUrl(text: string, start: number): number {
  let round = 0;
  let square = 0;
  let at = start;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= 0x20 || unit === 0x22 || unit === 0x3c || unit === 0x3e) break;
    if (unit === 0x28) round++;
    else if (unit === 0x5b) square++;
    else if (unit === 0x29 && --round < 0) break;
    else if (unit === 0x5d && --square < 0) break;
    else if (unit >= 0x80 && !isInUrl(unit)) break;
  }
  return at;
}

function isInUrl(unit: number): boolean {
  const of = kinds[unit]!;
  return isLetterKind(of) || of === kind.surrogate || of === kind.invisible;
}
