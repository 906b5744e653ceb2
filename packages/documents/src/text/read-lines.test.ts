import { expect, it } from 'vitest';

import { readLines } from './read-lines.ts';

async function expectLines(text: string, lines: readonly string[]) {
  const bytes = new TextEncoder().encode(text);
  for (const length of [1, 2, 3, bytes.length + 1]) {
    const chunks = (async function* () {
      for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
    })();
    const found: string[] = [];
    for await (const line of readLines(chunks)) found.push(line);
    expect(found).toEqual(lines);
  }
}

it('ends a line at \\n and at \\r\\n', () =>
  expectLines('one\ntwo\r\nthree\n', ['one', 'two', 'three']));

it('takes a last line without its end', () => expectLines('one\ntwo', ['one', 'two']));

it('keeps empty lines', () => expectLines('\n\none\n', ['', '', 'one']));

it('finds no line in nothing', () => expectLines('', []));

it('ends no line at what a word processor breaks lines with', () =>
  expectLines('a\u2028b\u2029c\u0085d\u000be\rf\n', ['a\u2028b\u2029c\u0085d\u000be\rf']));

it('puts letters together that arrive in pieces', () => expectLines('שלום\n🙂\n', ['שלום', '🙂']));
