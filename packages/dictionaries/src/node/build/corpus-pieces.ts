import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { readableEndings } from '@vernacular/documents';

/** A document is read whole, since its text is not at the same places as its bytes. */
type CorpusKind = 'txt' | 'document' | 'jsonl' | 'csv';

/** A stretch of a corpus file; `start`, `end` and the `size` of the file in bytes. */
export interface CorpusPiece {
  readonly path: string;
  readonly kind: CorpusKind;
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

const kinds: Readonly<Record<string, CorpusKind>> = {
  ...Object.fromEntries(readableEndings.map((ending) => [`.${ending}`, 'document' as const])),
  '.txt': 'txt',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.csv': 'csv',
};

/** Bytes of one piece. A shorter text file is read whole, in any of its possible encodings. */
const pieceLength = 8 * 1024 * 1024;

/** Cuts files and folders, read recursively, into pieces of 8 MB. Documents stay whole; other kinds are left out. */
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
  const step = kind === 'document' ? size : pieceLength;
  for (let start = 0; start < size; start += step) {
    pieces.push({ path, kind, start, end: Math.min(size, start + step), size });
  }
}
