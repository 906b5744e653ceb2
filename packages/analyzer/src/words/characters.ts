import { suspects } from './unreadable.ts';

/** What a UTF-16 unit is to a word. */
export const kind = {
  separator: 0,
  apostrophe: 1,
  /** Gershayim, or a double quotation mark that may stand for them. */
  gershayim: 2,
  /** Not seen by a reader: Hebrew points, soft hyphens, joiners, direction marks. */
  invisible: 3,
  /** Punctuation or a digit that may continue an e-mail address or a URL. */
  addressPart: 4,
  /** A hyphen or dash that may join a name of two parts; the plain hyphen is an `addressPart`. */
  dash: 5,
  /** A combining mark: part of a word when it follows a letter. */
  mark: 6,
  /** A letter whose folded form is one unit, found in `folded`. From here on a unit may open a word. */
  letter: 7,
  /** A letter that folds to several units, or that may join with the next one. */
  compoundLetter: 8,
  surrogate: 9,
} as const;

// What `folded` says of units that are no simple letters: too low to be one.
/** The unit ends a word. */
export const SEPARATES = 0;
/** The unit may go on with a word that others opened: an apostrophe, a mark, a dot in an address. */
export const CONTINUES = 1;
/** The unit may be a letter, but takes a closer look. */
export const OPENS = 2;

/** The folded form of a simple letter; for every other unit one of the three above. */
export const folded = new Uint16Array(0x10000);
/** As `folded`, but where something unreadable may begin it says `OPENS`. */
export const sights = new Uint16Array(0x10000);
/** The `kind` of every UTF-16 unit. */
export const kinds = new Uint8Array(0x10000);

export const APOSTROPHE = 0x27;
export const GERSHAYIM = 0x22;

const apostrophes = "'`´‘’‛ʼ׳＇";
const gershayim = '"״“”„‟';
const addressParts = '.@:_+-%0123456789';
const dashes = '‐‑–';
const hebrewPoints = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/u;
// Raised and lowered letters mark a footnote, an ordinal or an exponent: cellsᵃ is cells, 2ⁿ no word.
const footnoteLetters =
  /[ªº\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2071\u207f\u2090-\u209c\u2c7c\u2c7d]/u;
// The joining letters of Korean compose with each other, so they are folded as a whole word.
const joiningLetters = /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;
const invisible = /\p{Cf}|\p{Default_Ignorable_Code_Point}/u;

/** The folded form of a letter or a whole word: compatible forms, lower case, composed accents. */
export function composeLower(letters: string): string {
  return letters.normalize('NFKC').toLowerCase().normalize('NFC').replaceAll('ς', 'σ');
}

/** The \`kind\` of a character beyond the first plane: a letter, a mark, invisible, or else a separator. */
export function kindOfFar(codePoint: number): number {
  if (codePoint >= 0x1f000 && codePoint < 0x20000) return kind.separator;
  const character = String.fromCodePoint(codePoint);
  if (invisible.test(character)) return kind.invisible;
  if (/\p{M}/u.test(character)) return kind.mark;
  return /\p{L}/u.test(character) ? kind.compoundLetter : kind.separator;
}

/** Whether \`unreadableAt\` may find something here. */
export const isSuspect = (unit: number): boolean => suspects.test(String.fromCharCode(unit));

function describe(unit: number): void {
  const letter = tellKind(unit);
  if (letter !== 0) folded[unit] = letter;
  else if (kinds[unit]! >= kind.letter) folded[unit] = OPENS;
  else folded[unit] = kinds[unit] === kind.separator ? SEPARATES : CONTINUES;
  sights[unit] = isSuspect(unit) ? OPENS : folded[unit];
}

/** Notes the kind of a unit, and answers its folded form when it is a simple letter, 0 otherwise. */
function tellKind(unit: number): number {
  const character = String.fromCharCode(unit);
  if (unit >= 0xd800 && unit < 0xe000) kinds[unit] = kind.surrogate;
  else if (apostrophes.includes(character)) kinds[unit] = kind.apostrophe;
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

for (let unit = 0; unit < 0x10000; unit++) describe(unit);

/** The kind of the unit at an offset; a separator before the start and beyond the end. */
export function kindAt(text: string, at: number): number {
  // A look-up with NaN would make the engine treat all later ones as slow.
  return at >= 0 && at < text.length ? kinds[text.charCodeAt(at)]! : kind.separator;
}
