import type { Passage, Word } from './passage.ts';
import { isSameWord } from './same-word.ts';
import { unfinal } from './stem.ts';

const longestBeginning = 5;
const shortestRoot = 3;

/** The consonants of a Hebrew word without prefix and ending: דבק in הדבקה and in נדבקות. */
const consonants = (word: string) =>
  unfinal(
    word
      .replace(/(?:ויות|יות|ים|ות|ית|ה|ת)$/u, '')
      .replaceAll(/[אהוי]/gu, '')
      .replace(/^[בלכמשנת](?=.{3})/u, ''),
  );

const isOfRoot = (one: string, other: string) =>
  Math.min(one.length, other.length) >= shortestRoot &&
  (one.includes(other) || other.includes(one));

const withoutDegree = (word: string) => word.toLowerCase().replace(/(?:i?er|i?est|y)$/u, '');

const irregular = [
  'fall falls fell fallen falling',
  'rise rises rose risen rising',
  'grow grows grew grown growth',
  'choose chooses chose chosen choice choices',
  'lose loses lost loss losses losing',
  'sell sells sold sale sales selling',
  'buy buys bought buying',
  'sleep sleeps slept sleeping',
  'eat eats ate eaten eating',
  'drink drinks drank drunk drinking',
  'teach teaches taught teaching',
  'think thinks thought thoughts thinking',
  'know knows knew known knowledge',
  'speak speaks spoke spoken speech',
  'write writes wrote written writing',
  'break breaks broke broken breaking',
  'drive drives drove driven driving',
  'catch catches caught catching',
  'build builds built building buildings',
  'feel feels felt feeling feelings',
  'die dies died death deaths dying',
  'live lives lived life living',
].map((row) => new Set(row.split(' ')));

const isOneWord = (one: string, other: string) =>
  irregular.some((forms) => forms.has(one.toLowerCase()) && forms.has(other.toLowerCase()));

/**
 * Whether a text may mention a thing, even by another word of its family. Lenient, because it is checked before the
 * thing is called absent.
 */
export const speaksOf = (
  { words, language }: Passage,
  { text, stem }: Pick<Word, 'text' | 'stem'>,
): boolean => {
  const lower = text.toLowerCase();
  const beginning = lower.slice(0, longestBeginning);
  const root = consonants(text);
  const plain = withoutDegree(text);
  return words.some(
    (one) =>
      one.stem === stem ||
      withoutDegree(one.text) === plain ||
      // “Pain-free” holds “pain”, and “second-generation” holds “generation”.
      one.text.toLowerCase().split('-').includes(lower) ||
      (lower.length >= longestBeginning && one.text.toLowerCase().includes(lower)) ||
      isSameWord(one.text, text, language) ||
      isOneWord(one.text, text) ||
      (language === 'he' && isOfRoot(consonants(one.text), root)) ||
      (beginning.length === longestBeginning && one.text.toLowerCase().startsWith(beginning)),
  );
};

/**
 * Whether a text names a thing by that word, in one of its forms. Strict, because it is checked before the thing is
 * called present.
 */
export const names = ({ words, language }: Pick<Passage, 'words' | 'language'>, { text }: Word) =>
  words.some((one) => isSameWord(one.text, text, language));
