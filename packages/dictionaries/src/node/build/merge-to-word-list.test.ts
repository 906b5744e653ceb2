import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { entriesOf, sortedEntries } from '../../packed/word-list.ts';
import { DiskFull } from '../folder/atomic-file.ts';
import { listOf } from './merge-to-word-list.ts';
import { readRun, writeRun } from './sorted-run-file.ts';

let folder: string;
let runs = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-runs-'));
});
afterAll(() => rm(folder, { recursive: true }));

function run(counts: Record<string, number>): string {
  const path = join(folder, `${runs++}.run`);
  writeRun(path, sortedEntries(new Map(Object.entries(counts))));
  return path;
}

const merge = (paths: readonly string[], most?: number) => {
  const merged = listOf(() => paths.map((path) => readRun(path)), most);
  return { ...merged, words: Object.fromEntries(entriesOf(merged.list)) };
};

describe('runs on the disk', () => {
  it('come back as they were', () => {
    const counts = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`w${index}`, index * 1_000_003 + 1]),
    );
    const found = Object.fromEntries(readRun(run(counts)));
    expect(found).toEqual(counts);
  });

  it('add up, whatever is in each', () => {
    const some = fc.dictionary(
      fc.string({ minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 99 }),
    );
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), (parts) => {
        const sum = new Map<string, number>();
        for (const part of parts) {
          for (const [word, count] of Object.entries(part))
            sum.set(word, (sum.get(word) ?? 0) + count);
        }
        const { words, types, keptFrom } = merge(parts.map(run));
        expect(new Map(Object.entries(words))).toEqual(new Map(sortedEntries(sum)));
        expect([types, keptFrom]).toEqual([sum.size, 1]);
      }),
      { numRuns: 30 },
    );
  });

  it('keep the most frequent words when there are too many, and all words of one count or none', () => {
    const paths = [run({ a: 1, b: 1, c: 2, d: 3 }), run({ b: 1, e: 9 })];
    expect(merge(paths, 4)).toMatchObject({
      words: { b: 2, c: 2, d: 3, e: 9 },
      types: 5,
      keptFrom: 2,
    });
    expect(merge(paths, 3)).toMatchObject({ words: { d: 3, e: 9 }, types: 5, keptFrom: 3 });
  });

  it('report a full disk', () => {
    expect(() => writeRun('/dev/full', [['a', 1]])).toThrow(DiskFull);
  });
});
