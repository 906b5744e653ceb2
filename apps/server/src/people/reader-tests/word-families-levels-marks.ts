import { formsOf, foldWord, type LanguageCode } from '@vernacular/analyzer';

import type { KeptAnswer } from './read-answer.ts';

export interface LeveledWord {
  readonly start: number;
  readonly end: number;
  /** `other` in a language without a dictionary. */
  readonly level: 'common' | 'mid' | 'rare' | 'other';
  /** The count in the table of the dictionary; null without a dictionary. */
  readonly count: number | null;
}

export interface TextLevels {
  readonly language: LanguageCode | null;
  readonly dictionary: { readonly code: string; readonly label: string } | null;
  readonly words: readonly LeveledWord[];
}

/** The level of each word of a text, by a dictionary of this site or the owner's own. */
export type ReadLevels = (
  text: string,
  options: {
    readonly textLanguage: string;
    readonly dictionary: string | null;
    readonly ownerId: string | null;
  },
) => Promise<TextLevels>;

/** The forms of one word that stand in a text. */
export interface WordFamily {
  /** The form that stands there most often. */
  readonly word: string;
  /** The level of the rarest form, by which the family would be coloured. */
  readonly level: LeveledWord['level'];
  readonly count: number | null;
  /** Indexes of its words. */
  readonly at: readonly number[];
}

/** English forms of a word count as one, such as gene and genes; in other languages each written form is a word. */
const familyOf = (word: string, language: LanguageCode | null) =>
  language === 'en'
    ? [...formsOf(word, language)].reduce((one, two) => (two.length < one.length ? two : one), word)
    : word;

const rank = { other: 0, common: 1, mid: 2, rare: 3 };

export function familiesOf(text: string, { words, language }: TextLevels): readonly WordFamily[] {
  const families = new Map<string, number[]>();
  const written = words.map(({ start, end }) => foldWord(text.slice(start, end), language ?? 'en'));
  for (const [at, word] of written.entries()) {
    const family = familyOf(word, language);
    families.set(family, [...(families.get(family) ?? []), at]);
  }
  return [...families.values()].map((at) => {
    const rarest = at.reduce((one, two) =>
      rank[words[two]!.level] > rank[words[one]!.level] ? two : one,
    );
    return {
      word: mostFrequent(at.map((each) => written[each]!)),
      level: words[rarest]!.level,
      count: words[rarest]!.count,
      at,
    };
  });
}

function mostFrequent(words: readonly string[]): string {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].reduce((one, two) => (two[1] > one[1] ? two : one))[0];
}

/** For each mark of a reader, the indexes of the words that it covers, wholly or in part. */
export function wordsOfMarks(
  words: readonly Pick<LeveledWord, 'start' | 'end'>[],
  { marks }: Pick<KeptAnswer, 'marks'>,
): readonly (readonly number[])[] {
  let at = 0;
  return marks.map(([start, end]) => {
    const marked: number[] = [];
    while (at < words.length && words[at]!.end <= start) at += 1;
    for (; at < words.length && words[at]!.start < end; at += 1) marked.push(at);
    return marked;
  });
}

export const markedWords = (
  words: readonly LeveledWord[],
  answer: Pick<KeptAnswer, 'marks'>,
): ReadonlySet<number> => new Set(wordsOfMarks(words, answer).flat());
