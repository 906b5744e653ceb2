import { suspects } from './mojibake.ts';

/** What a character means to the scanner. */
export const kind = {
  separator: 0,
  apostrophe: 1,
  gershayim: 2,
  invisible: 3,
  addressPart: 4,
  /** May join a hyphenated name; the plain hyphen is an `addressPart`. */
  dash: 5,
  mark: 6,
  /** A letter that folds to one UTF-16 unit, given in `folded`. This kind and all higher ones may open a word. */
  letter: 7,
  compoundLetter: 8,
  surrogate: 9,
} as const;

// Values of `folded` for units other than simple letters; no letter has so low a code.
export const SEPARATES = 0;
export const CONTINUES = 1;
export const OPENS = 2;

/** For each UTF-16 unit its folded letter, or `SEPARATES`, `CONTINUES` or `OPENS`. */
export const folded = new Uint16Array(0x10000);
/** Like `folded`, but with `OPENS` for characters that may begin mojibake (wrongly decoded text). */
export const sights = new Uint16Array(0x10000);
export const kinds = new Uint8Array(0x10000);

export const APOSTROPHE = 0x27;
export const GERSHAYIM = 0x22;

const apostrophes = "'`´‘’‛ʼ׳＇";
const gershayim = '"״“”„‟';
const addressParts = '.@:_+-%0123456789';
const dashes = '‐‑–';
const hebrewPoints = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/u;
// Raised and lowered letters mark footnotes, ordinals or exponents: cellsᵃ is read as cells, and 2ⁿ is no word.
const footnoteLetters =
  /[ªº\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2071\u207f\u2090-\u209c\u2c7c\u2c7d]/u;
// Conjoining Korean jamo compose with each other, so the whole word is folded at once.
const joiningLetters = /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;
const invisible = /\p{Cf}|\p{Default_Ignorable_Code_Point}/u;

export function composeLower(letters: string): string {
  return letters.normalize('NFKC').toLowerCase().normalize('NFC').replaceAll('ς', 'σ');
}

/** The kind of a character beyond U+FFFF; `separator` for half a surrogate pair. */
export function kindOfPair(text: string, at: number): number {
  const codePoint = text.codePointAt(at)!;
  if (codePoint <= 0xffff) return kind.separator;
  if (codePoint >= 0x1f000 && codePoint < 0x20000) return kind.separator;
  const character = String.fromCodePoint(codePoint);
  if (invisible.test(character)) return kind.invisible;
  if (/\p{M}/u.test(character)) return kind.mark;
  return /\p{L}/u.test(character) ? kind.compoundLetter : kind.separator;
}

/** Whether mojibake may begin with this unit. */
export const isSuspect = (unit: number): boolean => suspects.test(String.fromCharCode(unit));

/** Works out the entries of one UTF-16 unit, no surrogate, in `kinds`, `folded` and `sights`. */
export function describeUnit(unit: number): void {
  const letter = tellKind(unit);
  if (letter !== 0) folded[unit] = letter;
  else if (kinds[unit]! >= kind.letter) folded[unit] = OPENS;
  else folded[unit] = kinds[unit] === kind.separator ? SEPARATES : CONTINUES;
  sights[unit] = isSuspect(unit) ? OPENS : folded[unit];
}

function tellKind(unit: number): number {
  const character = String.fromCharCode(unit);
  if (apostrophes.includes(character)) kinds[unit] = kind.apostrophe;
  else if (gershayim.includes(character)) kinds[unit] = kind.gershayim;
  else if (addressParts.includes(character)) kinds[unit] = kind.addressPart;
  else if (dashes.includes(character)) kinds[unit] = kind.dash;
  else if (hebrewPoints.test(character) || invisible.test(character)) kinds[unit] = kind.invisible;
  else if (/\p{M}/u.test(character)) kinds[unit] = kind.mark;
  else if (footnoteLetters.test(character)) kinds[unit] = kind.separator;
  else if (/\p{L}/u.test(character)) {
    const lower = composeLower(character);
    const isSimple = lower.length === 1 && !joiningLetters.test(character);
    kinds[unit] = isSimple ? kind.letter : kind.compoundLetter;
    if (isSimple) return lower.charCodeAt(0);
  }
  return 0;
}

/** Ideographs and Hangul syllables, first and last: letters that fold to themselves. */
const unchanged = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
] as const;
/** All other units but surrogates and those for private use, first and last. */
const others = [
  [0, 0x33ff],
  [0x4dc0, 0x4dff],
  [0xa000, 0xabff],
  [0xd7a4, 0xd7ff],
  [0xf900, 0xffff],
] as const;

// A look at each of the 65,536 units would hold up a page by 50 ms when it loads.
for (const [first, last] of unchanged)
  for (let unit = first; unit <= last; unit++) {
    kinds[unit] = kind.letter;
    folded[unit] = sights[unit] = unit;
  }
kinds.fill(kind.surrogate, 0xd800, 0xe000);
folded.fill(OPENS, 0xd800, 0xe000);
sights.fill(OPENS, 0xd800, 0xf900);
for (const [first, last] of others) for (let unit = first; unit <= last; unit++) describeUnit(unit);

/** The kind of the unit at an offset; `separator` outside the text. */
export function kindAt(text: string, at: number): number {
  // A lookup with NaN would make the engine treat all later lookups as slow.
  return at >= 0 && at < text.length ? kinds[text.charCodeAt(at)]! : kind.separator;
}
