import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { expect, it } from 'vitest';

import { normalizeLineEnds } from './normalize-line-ends.ts';

async function* arriving(chunks: readonly string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function typed(chunks: readonly string[]): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of normalizeLineEnds(arriving(chunks))) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

it('has the line ends its writer typed, wherever a form was cut on its way', async () => {
  const chunk = constantFrom('\r', '\n', '\r\n', '\r\r\n', 'a', 'של', '');
  await assert(
    asyncProperty(array(chunk), async (chunks) => {
      expect(await typed(chunks)).toBe(chunks.join('').replaceAll('\r\n', '\n'));
    }),
  );
});
