import { expect, test } from 'vitest';

import { lineOf } from './line.ts';

/** A line for two at once, with the names of those who are told and their places. */
function opened() {
  const told: string[] = [];
  const line = lineOf(2);
  const enter = (name: string) => line.enter((place) => void told.push(`${name} ${place}`));
  return { told, enter };
}

test('nobody is told anything while there is room', () => {
  const { told, enter } = opened();
  const leave = enter('a');
  enter('b');
  leave();
  expect(told).toEqual([]);
});

test('who waits is told the place, and each move until the turn has come', () => {
  const { told, enter } = opened();
  const [a, , , d] = ['a', 'b', 'c', 'd', 'e'].map(enter);
  expect(told).toEqual(['c 1', 'd 2', 'e 3']);
  told.length = 0;
  a!();
  a!();
  expect(told).toEqual(['c 0', 'd 1', 'e 2']);
  told.length = 0;
  d!();
  expect(told).toEqual(['e 1']);
});
