import { readFile } from 'node:fs/promises';

import type { NewsFile } from './news-files.ts';

/** Thrown when a line of a list of counts is not `word,count`. */
export class UnreadableCounts extends Error {
  override readonly name = 'UnreadableCounts';

  constructor(path: string, line: number) {
    super(`Line ${line} of ${path} is not “word,count”.`);
  }
}

/** The words of all years in ascending order, each with its count in every year. */
export interface YearlyCounts {
  readonly years: readonly number[];
  readonly words: readonly string[];
  /** One array a year, as long as `words`. */
  readonly counts: readonly Uint32Array[];
}

/** Reads the yearly files of a folder. */
export async function readYears(
  files: readonly NewsFile[],
  pathOf: (file: NewsFile) => string,
): Promise<YearlyCounts> {
  const byWord = new Map<string, Uint32Array>();
  for (const [index, file] of files.entries()) {
    const path = pathOf(file);
    for (const [word, count] of readLines(await readFile(path, 'utf8'), path)) {
      let counts = byWord.get(word);
      if (!counts) byWord.set(word, (counts = new Uint32Array(files.length)));
      counts[index]! += count;
    }
  }
  const words = [...byWord.keys()].sort((one, other) => (one < other ? -1 : 1));
  const counts = files.map((_, index) =>
    Uint32Array.from(words, (word) => byWord.get(word)![index]!),
  );
  return { years: files.map(({ year }) => year), words, counts };
}

function* readLines(text: string, path: string): Generator<readonly [string, number]> {
  let line = 0;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    const stop = end < 0 ? text.length : end;
    const comma = text.lastIndexOf(',', stop - 1);
    line++;
    if (comma <= at && stop > at) throw new UnreadableCounts(path, line);
    if (stop > at) {
      const count = Number(text.slice(comma + 1, stop));
      if (!Number.isInteger(count) || count < 0) throw new UnreadableCounts(path, line);
      yield [text.slice(at, comma), count];
    }
    at = stop + 1;
  }
}

/** The words of the years from `from` to `to` with the sums of their counts. */
export function* sumOfYears(
  { years, words, counts }: YearlyCounts,
  { from, to }: { readonly from: number; readonly to: number },
): Generator<readonly [word: string, count: number], void, undefined> {
  const chosen = counts.filter((_, index) => years[index]! >= from && years[index]! <= to);
  for (const [index, word] of words.entries()) {
    const sum = chosen.reduce((total, year) => total + year[index]!, 0);
    if (sum > 0) yield [word, sum];
  }
}
