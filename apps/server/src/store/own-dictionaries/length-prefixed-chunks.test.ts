import {
  array,
  assert,
  asyncProperty,
  integer,
  record,
  stringMatching,
  uint8Array,
} from 'fast-check';
import { expect, it } from 'vitest';

import { framePieces, readFramed } from './length-prefixed-chunks.ts';

async function* each<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}
async function* cut(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
const piece = record({
  name: stringMatching(/^[\w-][\w.-]{0,9}$/),
  content: uint8Array({ maxLength: 99 }).map((bytes) => Buffer.from(bytes)),
});

it('come back as they were, wherever their bytes are cut', async () => {
  await assert(
    asyncProperty(array(piece), integer({ min: 1, max: 200 }), async (pieces, length) => {
      const bytes = Buffer.concat(await all(framePieces(each(pieces))));
      const read = (await all(readFramed(cut(bytes, length)))).map(({ name, content }) => ({
        name,
        content: Buffer.from(content),
      }));
      expect(read).toEqual(pieces);
    }),
  );
});

it('leave out what was cut off', async () => {
  const pieces = [
    { name: '1.txt', content: Buffer.from('whole') },
    { name: '2.txt', content: Buffer.from('not whole') },
  ];
  const bytes = Buffer.concat(await all(framePieces(each(pieces))));
  const read = await all(readFramed(each([bytes.subarray(0, -1)])));
  expect(read.map(({ name }) => name)).toEqual(['1.txt']);
});

it.each(['../key 1\nx', '/key 1\nx', '.. 1\nx', 'a b\n'])(
  'throw at a name such as %j',
  async (bytes) => {
    await expect(all(readFramed(each([Buffer.from(bytes)])))).rejects.toThrow('no pieces');
  },
);
