import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { pollingWorker } from './polling-worker.ts';

const interval = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker over a list of rows, which counts how many rounds run at once. */
function over(rows: string[]) {
  const done: string[] = [];
  const faults: unknown[] = [];
  const seen = { rounds: 0, now: 0, most: 0, trouble: null as Error | null };
  const worker = pollingWorker({
    interval,
    onFault: (error) => void faults.push(error),
    round: async () => {
      seen.rounds += 1;
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      const row = seen.trouble ? undefined : rows.shift();
      await Promise.resolve();
      seen.now -= 1;
      if (seen.trouble) throw seen.trouble;
      if (row !== undefined) done.push(row);
      return row !== undefined;
    },
  });
  return { worker, done, faults, seen };
}

it('does all that waits when it is woken, one round at a time', async () => {
  const { worker, done, seen } = over(['a', 'b', 'c']);
  worker.wake();
  worker.wake();
  await worker.finish();
  expect(done).toEqual(['a', 'b', 'c']);
  expect(seen.most).toBe(1);
  await worker.close();
});

it('finds what another process left, without being woken', async () => {
  const rows: string[] = [];
  const { worker, done } = over(rows);
  rows.push('left');
  await vi.advanceTimersByTimeAsync(interval);
  expect(done).toEqual(['left']);
  await worker.close();
});

it('looks again when it is woken during its last round', async () => {
  const rows: string[] = [];
  const { worker, done } = over(rows);
  const finished = worker.finish();
  rows.push('late');
  worker.wake();
  await finished;
  expect(done).toEqual(['late']);
  await worker.close();
});

it('tells the first error of a series, and goes on at the next interval', async () => {
  const { worker, done, faults, seen } = over(['a']);
  seen.trouble = new Error('no database');
  await vi.advanceTimersByTimeAsync(2 * interval);
  expect(faults).toEqual([seen.trouble]);
  seen.trouble = null;
  await vi.advanceTimersByTimeAsync(interval);
  expect(done).toEqual(['a']);
  seen.trouble = new Error('again');
  await vi.advanceTimersByTimeAsync(interval);
  expect(faults).toHaveLength(2);
  await worker.close();
});

it('starts no round after it was closed', async () => {
  const { worker, seen } = over(['a', 'b']);
  await worker.close();
  worker.wake();
  await vi.advanceTimersByTimeAsync(3 * interval);
  expect(seen.rounds).toBe(0);
});
