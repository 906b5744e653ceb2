import { levels, type Level } from '@vernacular/analyzer';
import type { DownloadRequest } from '@vernacular/contract';

export interface Piece {
  readonly text: string;
  readonly level: Level | null;
}

/** The words of a grading result with their levels; null for text that got none. Adds the spaces when it has none. */
export function piecesOf(result: DownloadRequest): Piece[] {
  const { Words } = result;
  const pieces = levelledByPlace(result) ?? levelledByWord(result);
  if (Words.length < 2 || Words.some((word) => /\s/u.test(word))) return pieces;
  return pieces.flatMap((piece, index) =>
    index === 0 ? [piece] : [{ text: ' ', level: null }, piece],
  );
}

function levelledByWord({ Words, CleanedWords, NormalWords, RareWords }: DownloadRequest): Piece[] {
  const known = new Map<string, Level>();
  for (const word of CleanedWords) known.set(word, 'common');
  for (const word of NormalWords) known.set(word, 'mid');
  for (const word of RareWords) known.set(word, 'rare');
  return Words.map((text) => ({ text, level: known.get(text) ?? null }));
}

function levelledByPlace({ Words, CleanedWords, Levels }: DownloadRequest): Piece[] | null {
  if (Levels?.length !== CleanedWords.length) return null;
  let next = 0;
  return Words.map((text) => {
    if (next >= CleanedWords.length || text !== CleanedWords[next]) return { text, level: null };
    next += 1;
    return { text, level: levels[Levels[next - 1]!] };
  });
}
