import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { LanguageCode } from '@vernacular/analyzer';
import { readDocument } from '@vernacular/documents';

import type { CorpusPiece } from './corpus-pieces.ts';
import { decodePiece, readPiece } from './read-piece.ts';
import type { WordCounter } from './word-counter.ts';

/** Adds the words of a piece to `counter`. Returns the number of unreadable lines; throws UnreadableDocument. */
export async function countPiece(
  piece: CorpusPiece,
  language: LanguageCode,
  counter: WordCounter,
): Promise<number> {
  const isWhole = piece.start === 0 && piece.end === piece.size;
  if (piece.kind === 'document' || (piece.kind === 'txt' && isWhole)) {
    const bytes = await readFile(piece.path);
    const { text } = await readDocument({ bytes, fileName: basename(piece.path) });
    counter.addText(text);
    return 0;
  }
  const text = decodePiece(await readPiece(piece), language);
  if (piece.kind === 'txt') {
    counter.addText(text);
    return 0;
  }
  return piece.kind === 'csv' ? countList(text, piece, counter) : countRecords(text, counter);
}

/** `word,count` lines; the first line of a file may be a heading. */
function countList(text: string, piece: CorpusPiece, counter: WordCounter): number {
  let unreadable = 0;
  for (const [at, line] of linesOf(text)) {
    const comma = line.lastIndexOf(',');
    const word = unquoted(line.slice(0, Math.max(0, comma)));
    const count = comma < 0 ? NaN : Number(unquoted(line.slice(comma + 1)));
    if (word !== '' && Number.isSafeInteger(count) && count > 0) counter.addWord(word, count);
    else if (at > 0 || piece.start > 0) unreadable++;
  }
  return unreadable;
}

/** One JSON value per line: a string is a text; an object has its text in `text`, or else in all its strings. */
function countRecords(text: string, counter: WordCounter): number {
  let unreadable = 0;
  for (const [, line] of linesOf(text)) {
    const found = textsOf(line);
    if (found) for (const one of found) counter.addText(one);
    else unreadable++;
  }
  return unreadable;
}

function textsOf(line: string): string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return null;
  if ('text' in value && typeof value.text === 'string') return [value.text];
  return Object.values(value).filter((part) => typeof part === 'string');
}

function* linesOf(text: string): Generator<[at: number, line: string]> {
  for (const { 0: found, index } of text.matchAll(/[^\n]+/g)) {
    const line = found.trim();
    if (line !== '') yield [index, line];
  }
}

function unquoted(field: string): string {
  const trimmed = field.trim();
  const [, inside] = /^"(.*)"$/s.exec(trimmed) ?? [];
  return inside === undefined ? trimmed : inside.replaceAll('""', '"');
}
