import { english } from './english.ts';
import { hebrew } from './hebrew.ts';
import { signFinder } from './lexicon.ts';
import type { Signs } from './lexicon.ts';
import { grave, slight } from './patterns.ts';
import type { Step } from './patterns.ts';

const languages = [
  { letter: /[a-z]/u, signsIn: signFinder(english) },
  { letter: /\p{Script=Hebrew}/u, signsIn: signFinder(hebrew) },
];

/** As many words before and after a pattern are looked at for words of research. */
const near = 6;

/**
 * The sentences of a text that may tell of somebody in distress or danger: self-harm, abuse, violence. It is no
 * judgement, and broad on purpose: to ask once too often is better than not to ask.
 */
export const distressIn = (text: string): readonly string[] =>
  sentencesOf(text).filter((sentence) =>
    languages.some(
      ({ letter, signsIn }) => letter.test(sentence) && mayTellOfDistress(signsIn([...sentence.split(' '), '.'])),
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
  const isWork = (at: number) => signs[at]?.some((sign) => sign.class === 'work') ?? false;
  const isAmongWork = (from: number, to: number) => {
    for (let at = from - near; at <= to + near; at += 1) if (isWork(at)) return true;
    return false;
  };
  if (isDark(signs)) return true;
  return signs.some((here, at) => {
    if (here.length === 0) return false;
    if (grave.some((pattern) => endOf(pattern, signs, at) !== null)) return true;
    const ends = slight.map((pattern) => endOf(pattern, signs, at));
    return ends.some((end) => end !== null && !isAmongWork(at, end));
  });
}

/** The index of the last word of a pattern that begins at a word; null where none does. */
function endOf([step, ...rest]: readonly Step[], signs: Signs, from: number, until = from): number | null {
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

/** Words of these classes are dark; one alone is ordinary, several beside a first person are not. */
const darkClasses = new Set(
  'assault die endlife suicide suicidal harm cry vomit rage ruin sick despair low alarm coercion fear fearof nobody violent slur bleed weapon dose pain revenge bleak collapse sex hate goodbye dark'.split(' '),
);
const fewest = 2;

const heavyClasses = new Set('assault die endlife suicide suicidal alarm despair sex coercion weapon dose pain low bleed violent rage slur withoutme goodbye vomit'.split(' '));
function isDark(signs: Signs): boolean {
  const has = (...names: readonly string[]) =>
    signs.some((here) => here.some((sign) => names.includes(sign.class)));
  if (has('work') || !has('i', 'me', 'my')) return false;
  if (has(...heavyClasses)) return true;
  return signs.filter((here) => here.some((sign) => darkClasses.has(sign.class))).length >= fewest;
}
