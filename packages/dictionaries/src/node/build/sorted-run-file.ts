import { closeSync, openSync, readSync, writeSync } from 'node:fs';

import { ByteList, readNumbers } from '../../packed/byte-list.ts';
import { FrontCoder, frontDecoded } from '../../packed/front-coded-words.ts';
import type { Entries, Entry } from '../../packed/word-list.ts';
import { writeFailure } from '../folder/atomic-file.ts';

/*
 * A run is a sorted file of words with their counts, in blocks of 4096 words, so that many runs can be merged with
 * one block of each in memory. A block holds its number of words and the byte lengths of text and counts (unsigned
 * 32-bit), then the words as packed by FrontCoder, then the counts.
 */

const wordsInBlock = 4096;
const HEADER = 12;

/** Writes entries, which must be sorted. Throws {@link DiskFull}. */
export function writeRun(path: string, entries: Iterable<Entry>): void {
  const file = openSync(path, 'w');
  try {
    let block: Entry[] = [];
    for (const entry of entries) {
      block.push(entry);
      if (block.length < wordsInBlock) continue;
      writeBlock(file, block);
      block = [];
    }
    if (block.length > 0) writeBlock(file, block);
  } catch (error) {
    throw writeFailure(path, error);
  } finally {
    closeSync(file);
  }
}

export function* readRun(path: string): Entries {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const header = read(file, HEADER);
      if (header.length < HEADER) return;
      const [length = 0, textLength = 0, countsLength = 0] = new Uint32Array(header.buffer);
      const body = read(file, length * 2 + textLength + countsLength);
      const words = {
        shared: body.subarray(0, length),
        added: body.subarray(length, length * 2),
        text: body.subarray(length * 2, length * 2 + textLength),
      };
      const counts = readNumbers(body.subarray(length * 2 + textLength));
      for (const word of frontDecoded(words)) yield [word, counts.next().value ?? 0];
    }
  } finally {
    closeSync(file);
  }
}

function writeBlock(file: number, block: readonly Entry[]): void {
  const words = new FrontCoder();
  const numbers = new ByteList();
  for (const [word, count] of block) {
    words.add(word);
    numbers.pushNumber(count);
  }
  const { shared, added, text } = words.finish();
  const counts = numbers.bytes();
  const header = new Uint8Array(Uint32Array.of(block.length, text.length, counts.length).buffer);
  for (const piece of [header, shared, added, text, counts]) {
    for (let at = 0; at < piece.length;) at += writeSync(file, piece, at);
  }
}

function read(file: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  return bytes.subarray(0, readSync(file, bytes));
}
