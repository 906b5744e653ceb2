import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { decodePiece, readPiece } from './read-piece.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-piece-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function cut(text: string, step: number, kind: 'txt' | 'jsonl'): Promise<string[]> {
  const path = join(folder, `file.${kind}`);
  await writeFile(path, text);
  const size = Buffer.byteLength(text);
  const pieces: string[] = [];
  for (let start = 0; start < size; start += step) {
    const piece = { path, kind, start, end: Math.min(size, start + step), size } as const;
    pieces.push(decodePiece(await readPiece(piece), 'en'));
  }
  return pieces;
}

describe('a file in pieces', { timeout: 60_000 }, () => {
  it.each([1, 2, 3, 5, 8, 13, 100])(
    'of %i bytes is whole again when put together',
    async (step) => {
      const text = 'One  gene, naïve café\nשלום עולם 𐐷 end';
      const pieces = await cut(text, step, 'txt');
      expect(pieces.join('')).toBe(text);
      const inside = pieces.filter((piece) => piece !== '').slice(0, -1);
      expect(inside.filter((piece) => !/\s$/.test(piece))).toEqual([]);
    },
  );

  it('breaks lists at line ends only', async () => {
    const pieces = await cut('"a b c"\n"d e"\n"f"', 4, 'jsonl');
    expect(pieces.filter((piece) => piece !== '')).toEqual(['"a b c"\n', '"d e"\n', '"f"']);
  });

  it('cuts a text without blanks after a megabyte, between letters', async () => {
    const text = 'é'.repeat(1_500_000);
    const pieces = await cut(text, 500_000, 'txt');
    expect(pieces.join('')).toBe(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(900_000);
  });
});
