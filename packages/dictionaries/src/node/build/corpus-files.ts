import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** How the words of a file are found. */
type CorpusKind = 'txt' | 'docx' | 'jsonl' | 'csv';

/** A stretch of a file that one worker counts at a time. */
export interface CorpusPiece {
  readonly path: string;
  readonly kind: CorpusKind;
  readonly start: number;
  readonly end: number;
  /** Length of the whole file in bytes. */
  readonly size: number;
}

const kinds: Readonly<Record<string, CorpusKind>> = {
  '.txt': 'txt',
  '.docx': 'docx',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.csv': 'csv',
};

/** Bytes that are counted in one go. A shorter text file is read whole, with all its possible encodings. */
const pieceLength = 8 * 1024 * 1024;

/** The files of folders and their folders that can be counted, cut into pieces; other files are left alone. */
export async function corpusPieces(from: readonly string[]): Promise<CorpusPiece[]> {
  const pieces: CorpusPiece[] = [];
  for (const path of from) await collect(path, pieces);
  return pieces;
}

async function collect(path: string, pieces: CorpusPiece[]): Promise<void> {
  const found = await stat(path);
  if (found.isDirectory()) {
    for (const name of (await readdir(path)).sort()) await collect(join(path, name), pieces);
    return;
  }
  const kind = kinds[extname(path).toLowerCase()];
  if (!kind) return;
  const { size } = found;
  const step = kind === 'docx' ? size : pieceLength;
  for (let start = 0; start < size; start += step) {
    pieces.push({ path, kind, start, end: Math.min(size, start + step), size });
  }
}
