import { readPassage } from '@vernacular/coach';

import { jsonLines } from '../frame/data-sets.ts';
import { seeded } from '../frame/seeded.ts';

export interface PermutedText {
  readonly set: string;
  readonly document: string;
  readonly isSwap: boolean;
  readonly original: string;
  readonly permuted: string;
}

const mostSentences = 20;
const permutations = 3;

function mixed<T>(list: readonly T[], random: () => number): readonly T[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

type Shuffled = Readonly<Record<'id' | 'original' | 'shuffled', string>>;
type News = Readonly<Record<'id' | 'intermediate', string>>;

const shuffleTest = (data: string): readonly PermutedText[] =>
  jsonLines<Shuffled>(data, 'shuffle_test').map(({ id, original, shuffled }) => ({
    set: 'shuffle_test',
    document: id.replace(/#.*$/, ''),
    isSwap: id.endsWith('swap'),
    original,
    permuted: shuffled,
  }));

function permutedNews(data: string): readonly PermutedText[] {
  const random = seeded(20_261_121);
  return jsonLines<News>(data, 'onestop_english').flatMap(({ id, intermediate }) => {
    const all = readPassage(intermediate).sentences.map(({ text }) => text);
    const sentences = all.slice(0, mostSentences);
    const at = Math.floor(random() * (sentences.length - 1));
    const swapped = sentences.with(at, sentences[at + 1]!).with(at + 1, sentences[at]!);
    const orders = Array.from({ length: permutations }, () => mixed(sentences, random));
    return [...orders, swapped].map((order, number) => ({
      set: 'onestop_english',
      document: id,
      isSwap: number === permutations,
      original: sentences.join(' '),
      permuted: order.join(' '),
    }));
  });
}

export const permutedTexts = (data: string): readonly PermutedText[] => [
  ...shuffleTest(data),
  ...permutedNews(data),
];
