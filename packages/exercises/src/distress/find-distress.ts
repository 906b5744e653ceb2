import { english } from './english.ts';
import { hebrew } from './hebrew.ts';
import { signFinder } from './lexicon.ts';
import type { Signs } from './lexicon.ts';
import { dark, fewestDark, grave, heavy, ofResearch, ofWork, person, slight } from './patterns.ts';
import type { Pattern } from './patterns.ts';

const languages = [
  { letter: /[a-z]/u, signsIn: signFinder(english) },
  { letter: /\p{Script=Hebrew}/u, signsIn: signFinder(hebrew) },
];

/** Words so far before and after a sign are looked at for words of research. */
const near = 8;

/**
 * The sentences of a text that may tell of somebody in distress or danger: self-harm, abuse, violence. It is no
 * judgement, and broad on purpose: to ask once too often is better than not to ask.
 */
export const distressIn = (text: string): readonly string[] =>
  sentencesOf(text).filter((sentence) =>
    languages.some(
      ({ letter, signsIn }) =>
        letter.test(sentence) && mayTellOfDistress(signsIn([...sentence.split(' '), '.'])),
    ),
  );

/** The sentences of a text in small letters, without vowel points, apostrophes and other marks: “I CAN’T…” is “i cant”. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/[.!?;|\n]+(?=\s|$)|\n+/u)
    .map(plain)
    .filter((sentence) => sentence !== '');

/** No letter stands three times in what it gives: “dieeee” is “die”. */
const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u0591-\u05C7'’‘`´׳]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function mayTellOfDistress(signs: Signs): boolean {
  const present = new Set(signs.flatMap((here) => here.map((sign) => sign.class)));
  const isAny = (from: number, to: number, classes: ReadonlySet<string>) =>
    signs
      .slice(Math.max(0, from), to + 1)
      .some((here) => here.some((sign) => classes.has(sign.class)));
  const isFound = (pattern: Pattern, context?: ReadonlySet<string>) =>
    pattern.every(({ classes }) => classes.some((name) => present.has(name))) &&
    signs.some((_, at) => {
      const end = endOf(pattern, signs, at);
      if (end === null) return false;
      return context === undefined || !isAny(at - near, end + near, context);
    });
  if (grave.some((pattern) => isFound(pattern))) return true;
  if (slight.some((pattern) => isFound(pattern, ofWork))) return true;
  const last = signs.length - 1;
  if (!isAny(0, last, person)) return false;
  const isOf = (classes: ReadonlySet<string>) => (_: unknown, at: number) =>
    isAny(at, at, classes) && !isAny(at - near, at + near, ofResearch);
  return signs.some(isOf(heavy)) || signs.filter(isOf(dark)).length >= fewestDark;
}

/** The index of the last word of a pattern that begins at a word; null where none does. */
function endOf([step, ...rest]: Pattern, signs: Signs, from: number, until = from): number | null {
  for (let at = from; at <= until; at += 1)
    for (const sign of signs[at] ?? []) {
      if (!step!.classes.includes(sign.class)) continue;
      if (rest.length === 0) return sign.last;
      // One word may hold two classes, as a Hebrew verb does its person.
      const end = endOf(rest, signs, at, sign.last + 1 + rest[0]!.gap);
      if (end !== null) return end;
    }
  return null;
}
