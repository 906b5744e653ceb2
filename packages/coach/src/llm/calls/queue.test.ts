import { expect, test } from 'vitest';

import { queueFor, type Turn } from './queue.ts';

/** A queue for two at once, with a clock that stands still until it is set. */
function opened() {
  const told: string[] = [];
  const clock = { seconds: 0 };
  const turns = new Map<string, Turn>();
  const queue = queueFor({ atOnce: 2, waiting: 3, now: () => clock.seconds * 1000 });
  const join = async (name: string, signal = new AbortController().signal) => {
    const onPlace = (place: number, seconds?: number) =>
      void told.push(`${name} ${place}${seconds === undefined ? '' : ` in ${seconds} s`}`);
    turns.set(name, await queue.join(onPlace, signal));
  };
  return { told, clock, join, turnOf: (name: string) => turns.get(name)! };
}

test('nobody is told anything while there is room', async () => {
  const { told, join, turnOf } = opened();
  await join('a');
  await join('b');
  turnOf('a').done();
  expect(told).toEqual([]);
});

test('a place is told at once, and each move until the turn has come', async () => {
  const { told, join, turnOf } = opened();
  await join('a');
  await join('b');
  const others = ['c', 'd', 'e'].map((name) => join(name));
  expect(told.splice(0)).toEqual(['c 1', 'd 2', 'e 3']);
  turnOf('a').leave();
  turnOf('a').leave();
  await others[0];
  expect(told).toEqual(['c 0', 'd 1', 'e 2']);
});

test('whoever leaves while waiting moves those behind alone', async () => {
  const { told, join } = opened();
  const leaving = new AbortController();
  await join('a');
  await join('b');
  void join('c');
  const left = join('d', leaving.signal);
  void join('e');
  told.length = 0;
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(told).toEqual(['e 2']);
});

test('a full queue takes nobody more', async () => {
  const { join } = opened();
  await join('a');
  await join('b');
  for (const name of ['c', 'd', 'e']) void join(name);
  await expect(join('f')).rejects.toMatchObject({ why: 'too many at once' });
});

test('the time until a comment is there follows from the length of the last ones', async () => {
  const { told, clock, join, turnOf } = opened();
  await join('first');
  clock.seconds = 10;
  turnOf('first').done();
  await join('a');
  clock.seconds = 14;
  await join('b');
  for (const name of ['c', 'd', 'e']) void join(name);
  // a ends at 20, b at 24; c then takes 10 s, d too, and e begins when c ends.
  expect(told).toEqual(['c 1 in 16 s', 'd 2 in 20 s', 'e 3 in 26 s']);
});

test('a comment that takes longer than the others may end at any moment', async () => {
  const { told, clock, join, turnOf } = opened();
  await join('first');
  clock.seconds = 10;
  turnOf('first').done();
  await join('a');
  await join('b');
  clock.seconds = 60;
  void join('c');
  expect(told).toEqual(['c 1 in 10 s']);
});
