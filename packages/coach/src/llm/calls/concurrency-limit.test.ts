import { expect, test } from 'vitest';

import { concurrencyLimit } from './concurrency-limit.ts';

test('one writer has so many calls open and no more, and leaves others alone', () => {
  const doors = concurrencyLimit(2);
  expect([doors.enter('a'), doors.enter('a'), doors.enter('a')]).toEqual([true, true, false]);
  expect(doors.enter('b')).toBe(true);
});

test('a call that ends makes room for the next', () => {
  const doors = concurrencyLimit(1);
  doors.enter('a');
  doors.leave('a');
  expect(doors.enter('a')).toBe(true);
});
