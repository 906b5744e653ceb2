import { kind, kinds } from './characters.ts';

const dash = '[-‐‑–]';
const greek = '[\\p{Script=Greek}µ]';
const ends = '(?![\\p{L}\\p{M}\\d])';

const names: readonly (readonly [first: RegExp, rest: RegExp])[] = [
  // α-synuclein, γ-rays
  [new RegExp(`^${greek}$`, 'u'), new RegExp(`${dash}\\p{L}[\\p{L}\\p{M}]+`, 'uy')],
  // TNF-α, TGF-β1, NF-κB
  [/^[a-z]{2,}$/iu, new RegExp(`${dash}${greek}\\p{Lu}?\\d{0,2}${ends}`, 'uy')],
  // CRISPR-Cas9, PD-L1, SARS-CoV-2
  [
    /^\p{Lu}\p{L}*\p{Lu}\p{L}*$/u,
    new RegExp(`${dash}\\p{Lu}\\p{L}{0,5}${dash}?\\d{1,3}[a-z]?${ends}`, 'uy'),
  ],
];
const LONGEST_FIRST = 32;
const HYPHEN = 0x2d;
const isSmall = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;

const isDash = (unit: number): boolean => unit === HYPHEN || kinds[unit] === kind.dash;

/** Whether a word has a hyphen or dash inside. */
export function isJoined(text: string, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) if (isDash(text.charCodeAt(at))) return true;
  return false;
}

/** The end of a hyphenated name such as “CRISPR-Cas9”, whose first hyphen is at `hyphen`; -1 if it is none. */
export function endOfJoined(text: string, start: number, hyphen: number): number {
  const length = hyphen - start;
  // Fast exit for the common cases: a full stop, or a word like well-known.
  if (!isDash(text.charCodeAt(hyphen)) || length > LONGEST_FIRST) return -1;
  if (length > 1 && isSmall(text.charCodeAt(hyphen + 1))) return -1;
  const word = text.slice(start, hyphen);
  for (const [first, rest] of names) {
    rest.lastIndex = hyphen;
    if (first.test(word) && rest.test(text)) return rest.lastIndex;
  }
  return -1;
}

const named =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );
const letterNames = new Map(
  Array.from('αβγδεζηθικλμνξοπρστυφχψω', (letter, at) => [letter, named[at]!]),
);
const joint = new RegExp(dash, 'gu');
const lone = new RegExp(`(?<!\\p{L})${greek}(?!\\p{L})`, 'gu');

/** The parts of a hyphenated name as words, Greek letters spelled out: “TNF-α” → “TNF alpha”. */
export function partsOf(word: string): string {
  return word
    .replace(joint, ' ')
    .replace(lone, (letter) => letterNames.get(letter.normalize('NFKC').toLowerCase()) ?? letter);
}
