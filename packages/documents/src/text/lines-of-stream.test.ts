import { expect, it } from 'vitest';

import { readLines } from './lines-of-stream.ts';

/** The lines of a text, the same however its bytes are cut into pieces. */
async function linesIn(text: string): Promise<readonly string[]> {
  const bytes = new TextEncoder().encode(text);
  const readings = new Set<string>();
  for (const length of [1, 2, 3, bytes.length + 1]) {
    const pieces = (async function* () {
      for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
    })();
    const lines: string[] = [];
    for await (const line of readLines(pieces)) lines.push(line);
    readings.add(JSON.stringify(lines));
  }
  return [...readings].flatMap((lines) => JSON.parse(lines) as string[]);
}

it('ends a line at \\n and at \\r\\n', async () => {
  expect(await linesIn('one\ntwo\r\nthree\n')).toEqual(['one', 'two', 'three']);
});

it('takes a last line without its end', async () => {
  expect(await linesIn('one\ntwo')).toEqual(['one', 'two']);
});

it('keeps empty lines', async () => {
  expect(await linesIn('\n\none\n')).toEqual(['', '', 'one']);
});

it('finds no line in nothing', async () => {
  expect(await linesIn('')).toEqual([]);
});

it('ends no line at what a word processor breaks lines with', async () => {
  const line = 'a\u2028b\u2029c\u0085d\u000be\rf';
  expect(await linesIn(`${line}\n`)).toEqual([line]);
});

it('puts letters together that arrive in pieces', async () => {
  expect(await linesIn('שלום\n🙂\n')).toEqual(['שלום', '🙂']);
});
