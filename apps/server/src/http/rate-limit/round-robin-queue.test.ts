import { expect, it } from 'vitest';

import { rotation } from './round-robin-queue.ts';

function takeAll(items: readonly string[], removed?: string): string {
  const line = rotation<string>();
  for (const item of items) line.add(item.charAt(0), item);
  if (removed !== undefined) line.remove(removed.charAt(0), removed);
  return Array.from({ length: line.size() }, () => line.take()).join(' ');
}

it.each([
  ['one after the other to one owner', ['a1', 'a2', 'a3'], 'a1 a2 a3'],
  ['between those of one with many', ['a1', 'a2', 'a3', 'b1', 'c1'], 'a1 b1 c1 a2 a3'],
  ['by turns', ['a1', 'a2', 'b1', 'b2'], 'a1 b1 a2 b2'],
])('serves %s', (_how, items, order) => {
  expect(takeAll(items)).toBe(order);
});

it('forgets what is taken out of the line', () => {
  expect(takeAll(['a1', 'a2', 'b1'], 'a1')).toBe('a2 b1');
  expect(takeAll(['a1', 'b1'], 'a1')).toBe('b1');
});
