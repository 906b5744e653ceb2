import { describe, expect, it, vi } from 'vitest';

import { formats, readableEndings } from './formats.ts';
import { readDocument } from './read-document.ts';
import { readInPage } from './in-page/index.ts';
import type { Origin } from './reader-types.ts';
import { samples } from './samples-for-tests.ts';

// Each file is read in a worker, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const read = (fileName: string, source: string) =>
  readDocument({ bytes: Buffer.from(source), fileName });

function inSource(origin: Origin, at: number): number {
  const [inText, source] = origin.findLast(([start]) => start <= at)!;
  return source + at - inText;
}

describe.each(samples)('$fileName', ({ fileName, source, text }) => {
  it('gives its text', async () => expect((await read(fileName, source)).text).toBe(text));

  it('gives the same in a browser', async () =>
    expect(await readInPage({ bytes: Buffer.from(source), fileName })).toBe(text));

  it('tells where each letter stood', async () => {
    const { text: found, origin } = await read(fileName, source);
    const elsewhere = [...found.matchAll(/[a-z]/gi)].filter(
      ({ 0: letter, index }) => source[inSource(origin!, index)] !== letter,
    );
    expect(elsewhere).toEqual([]);
    for (const side of [0, 1] as const) {
      const places = origin!.map((pair) => pair[side]);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });
});

it('every format has a sample, or is a package of its own tests', () => {
  const shown = new Set(samples.map(({ fileName }) => fileName.replace(/^.*\./, '')));
  const missing = Object.values(formats).filter(
    ({ begins, endings }) =>
      !['zip', 'pdf'].includes(begins) && !endings.some((ending) => shown.has(ending)),
  );
  expect(missing).toEqual([]);
});

it('a file of no format is refused by a sentence that names them all', async () => {
  const trouble: unknown = await read('a.xyz', 'text').catch((error: unknown) => error);
  for (const ending of readableEndings) expect(String(trouble)).toContain(`.${ending}`);
});
