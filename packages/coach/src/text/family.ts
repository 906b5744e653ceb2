import type { Passage, Word } from './passage.ts';
import { isSameWord } from './same-word.ts';

/** Words with so many letters in common at their beginning may be of one family. */
const longestBeginning = 5;
const shortestRoot = 3;
const finals: Readonly<Record<string, string>> = { ם: 'מ', ן: 'נ', ך: 'כ', ף: 'פ', ץ: 'צ' };

/** The consonants of a Hebrew word without what leans on it: דבק in הדבקה and in נדבקות. */
const consonants = (word: string) =>
  word
    .replace(/(?:ויות|יות|ים|ות|ית|ה|ת)$/u, '')
    .replaceAll(/[אהוי]/gu, '')
    .replace(/^[בלכמשנת](?=.{3})/u, '')
    .replaceAll(/[םןךףץ]/gu, (letter) => finals[letter] ?? '');

const isOfRoot = (one: string, other: string) =>
  Math.min(one.length, other.length) >= shortestRoot &&
  (one.includes(other) || other.includes(one));

/** “Sicker” without what makes it more. */
const withoutDegree = (word: string) => word.toLowerCase().replace(/(?:i?er|i?est|y)$/u, '');

/** Whether a text may speak of a thing, if by another word of its family: before it is called absent. */
export const speaksOf = (
  { words, language }: Passage,
  { text, stem }: Pick<Word, 'text' | 'stem'>,
): boolean => {
  const beginning = text.toLowerCase().slice(0, longestBeginning);
  const root = consonants(text);
  const plain = withoutDegree(text);
  return words.some(
    (one) =>
      one.stem === stem ||
      withoutDegree(one.text) === plain ||
      isSameWord(one.text, text, language) ||
      (language === 'he' && isOfRoot(consonants(one.text), root)) ||
      (beginning.length === longestBeginning && one.text.toLowerCase().startsWith(beginning)),
  );
};

/** Whether a text names a thing by that word, in one of its forms: before it is called present. */
export const names = ({ words, language }: Pick<Passage, 'words' | 'language'>, { text }: Word) =>
  words.some((one) => isSameWord(one.text, text, language));
