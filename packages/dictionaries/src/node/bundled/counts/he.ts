import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { dawgWords } from '../tesseract-word-graph.ts';

const require = createRequire(import.meta.url);

// Indexes into the table of contents. See: Tesseract, src/ccutil/tessdatamanager.h
const part = { letters: 1, words: 7, pairs: 14, newWords: 19, newLetters: 21 } as const;

const isHebrewWord = (word: string): boolean =>
  /^[\u05d0-\u05ea]+(?:["'][\u05d0-\u05ea]+)*'?$/.test(word);

/**
 * Returns a score for each Hebrew word in the word lists of the Tesseract OCR model, in place of a count: ten for each
 * distinct word pair that contains the word, plus one when a word list has it.
 */
export async function wordCounts(): Promise<Map<string, number>> {
  const packed = await readFile(require.resolve('@tesseract.js-data/heb/4.0.0/heb.traineddata.gz'));
  const bytes = await promisify(gunzip)(packed);
  const oldLetters = letters(partOf(bytes, part.letters));
  const counts = new Map<string, number>();
  const add = (word: string, by: number) => counts.set(word, (counts.get(word) ?? 0) + by);

  const listed = new Set<string>();
  for (const word of dawgWords(partOf(bytes, part.words), oldLetters)) listed.add(reversed(word));
  const newLetters = letters(partOf(bytes, part.newLetters));
  for (const word of dawgWords(partOf(bytes, part.newWords), newLetters)) listed.add(word);
  for (const word of listed) if (isHebrewWord(word)) add(word, 1);

  for (const pair of dawgWords(partOf(bytes, part.pairs), oldLetters)) {
    for (const word of new Set(reversed(pair).split(' '))) if (isHebrewWord(word)) add(word, 10);
  }
  return counts;
}

function partOf(bytes: Buffer, index: number): Buffer {
  const count = bytes.readInt32LE(0);
  const places = Array.from({ length: count }, (_, at) => Number(bytes.readBigInt64LE(4 + at * 8)));
  const start = places[index] ?? -1;
  if (start < 0) throw new Error('The Hebrew model lacks a part this program reads.');
  const end = places.slice(index + 1).find((place) => place >= 0) ?? bytes.length;
  return bytes.subarray(start, end);
}

function letters(unicharset: Buffer): string[] {
  const [, ...lines] = unicharset.toString('utf8').split('\n');
  return lines
    .map((line) => line.split(' ')[0]!)
    .map((letter) => (letter === 'NULL' ? ' ' : letter));
}

// The older lists store words in visual order, left to right.
function reversed(word: string): string {
  return Array.from(word).toReversed().join('');
}
