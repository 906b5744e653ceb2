import { readFile } from 'node:fs/promises';

import type { NewsYear } from '../../catalogue/news-years.ts';
import type { Entries } from '../../packed/word-list.ts';

export class UnreadableCounts extends Error {
  override readonly name = 'UnreadableCounts';
}

export type YearlyCounts = Awaited<ReturnType<typeof readYears>>;

/** The sorted words of all files, and a row of yearly `counts` for each. Throws {@link UnreadableCounts}. */
export async function readYears(files: readonly NewsYear[], pathOf: (file: NewsYear) => string) {
  const width = files.length;
  const rows = new Map<string, number>();
  let counts = new Uint32Array(width * 1024);
  for (const [column, file] of files.entries()) {
    const path = pathOf(file);
    for (const [word, count] of readLines(await readFile(path, 'utf8'), path)) {
      let row = rows.get(word);
      if (row === undefined) rows.set(word, (row = rows.size));
      if ((row + 1) * width > counts.length) counts = enlarged(counts);
      counts[row * width + column]! += count;
    }
  }
  const words = [...rows.keys()].sort((one, other) => (one < other ? -1 : 1));
  const sorted = new Uint32Array(words.length * width);
  for (const [index, word] of words.entries()) {
    const row = rows.get(word)! * width;
    sorted.set(counts.subarray(row, row + width), index * width);
  }
  return { years: files.map(({ year }) => year), words, counts: sorted };
}

function enlarged(small: Uint32Array): Uint32Array<ArrayBuffer> {
  const large = new Uint32Array(small.length * 2);
  large.set(small);
  return large;
}

function* readLines(text: string, path: string): Entries {
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const comma = line.lastIndexOf(',');
    const count = Number(line.slice(comma + 1));
    if (comma < 1 || !Number.isInteger(count) || count < 0) {
      throw new UnreadableCounts(`Line ${index + 1} of ${path} is not “word,count”.`);
    }
    yield [line.slice(0, comma), count];
  }
}

export function* sumOfYears(
  { years, words, counts }: YearlyCounts,
  { from, to }: { readonly from: number; readonly to: number },
): Entries {
  const width = years.length;
  const chosen = [...years.keys()].filter(
    (column) => years[column]! >= from && years[column]! <= to,
  );
  for (const [index, word] of words.entries()) {
    let sum = 0;
    for (const column of chosen) sum += counts[index * width + column]!;
    if (sum > 0) yield [word, sum];
  }
}
