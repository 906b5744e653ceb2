import irregular from './irregular-forms.json' with { type: 'json' };
import { isSameWord, readWord, type ReadWord } from './same-word.ts';
import { withoutFinals } from './word-stem.ts';

/** Irregular families such as “grow” and “growth”, which no suffix rule finds. */
const families = irregular.families.map((row) => new Set(row.split(' ')));

const shareFamily = ({ bases }: ReadWord, other: ReadWord) =>
  families.some((family) =>
    [bases, other.bases].every((each) => [...each].some((base) => family.has(base))),
  );

/** Words whose first five letters are equal may be of one family. */
const beginning = 5;
const shortestWithin = 5;
/** A shorter word may be the first or the last part of another: “bees” of “bumblebees”. */
const shortestPart = 4;

const isWithin = (short: string, long: string) =>
  (short.length >= shortestWithin && long.includes(short)) ||
  (short.length >= shortestPart && (long.startsWith(short) || long.endsWith(short))) ||
  // “Pain-free” holds “pain”.
  long.split('-').includes(short);

const withoutDegree = (word: string) => word.replace(/(?:i?er|i?est|y)$/u, '');

/** The consonants of a Hebrew word without prefix and ending: דבק in הדבקה and in נדבקות. */
const consonants = (word: string) =>
  withoutFinals(
    word
      .replace(/(?:ויות|יות|ים|ות|ית|ה|ת)$/u, '')
      .replaceAll(/[אהוי]/gu, '')
      .replace(/^[בלכמשנת](?=.{3})/u, ''),
  );
const shortestRoot = 3;

function isOfRoot(a: string, b: string): boolean {
  const [one, other] = [consonants(a), consonants(b)];
  const isLong = Math.min(one.length, other.length) >= shortestRoot;
  return isLong && (one.includes(other) || other.includes(one));
}

/**
 * Whether two words may be of one family: “vaccine” and “vaccinated”, “bees” and “bumblebees”, דבק and הדבקה.
 * Lenient, because it is used to avoid calling a word missing that is there in another form.
 */
export function isOfOneFamily(one: string, other: string): boolean {
  if (isSameWord(one, other)) return true;
  const [a, b] = [readWord(one), readWord(other)];
  if (a.isHebrew !== b.isHebrew) return false;
  return (
    (a.text.length >= beginning && a.text.slice(0, beginning) === b.text.slice(0, beginning)) ||
    isWithin(a.text, b.text) ||
    isWithin(b.text, a.text) ||
    a.stem === b.stem ||
    (a.isHebrew
      ? isOfRoot(a.text, b.text)
      : withoutDegree(a.text) === withoutDegree(b.text) || shareFamily(a, b))
  );
}
