import { expect, it } from 'vitest';

import { readLines } from './response-lines.ts';

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const bytes = (text: string) => new TextEncoder().encode(text);
const linesOf = async (...chunks: Uint8Array[]) => {
  const lines: string[] = [];
  for await (const line of readLines(streamOf(...chunks))) lines.push(line);
  return lines;
};

it('puts lines together that come in pieces', async () =>
  expect(await linesOf(bytes('{"a"'), bytes(':1}\n{"b":2}\n'))).toEqual(['{"a":1}', '{"b":2}']));

it('takes several lines of one piece, and a last one without its end', async () =>
  expect(await linesOf(bytes('a\nb\nc'))).toEqual(['a', 'b', 'c']));

it('keeps a letter whole that is cut in two', async () => {
  const [whole] = [bytes('שלום\n')];
  expect(await linesOf(whole.subarray(0, 3), whole.subarray(3))).toEqual(['שלום']);
});

it('passes over empty lines', async () => expect(await linesOf(bytes('\n\na\n\n'))).toEqual(['a']));

it('has no lines in an empty stream', async () => expect(await linesOf()).toEqual([]));
