import { expect, it } from 'vitest';

import { retryWhileAway } from './retry-while-away.ts';

const withCode = (code: string) => Object.assign(new Error('raw'), { code });

/** Runs a step that fails with these codes and then succeeds; gives what was told, and the pauses. */
async function run(codes: readonly string[], controller = new AbortController()) {
  const left = [...codes];
  const told: unknown[] = [];
  const pauses: number[] = [];
  const isDone = await retryWhileAway(
    async () => {
      const code = left.shift();
      if (code !== undefined) throw withCode(code);
    },
    {
      signal: controller.signal,
      onAway: (error) => told.push((error as { code: string }).code),
      pause: async (length) => {
        pauses.push(length);
        if (pauses.length === 9) controller.abort();
      },
    },
  );
  return { isDone, told, pauses };
}

it('tries again with growing pauses, and tells each kind of failure once', async () => {
  const codes = ['ECONNREFUSED', 'ECONNREFUSED', '57P03', '57P03'];
  expect(await run(codes)).toEqual({
    isDone: true,
    told: ['ECONNREFUSED', '57P03'],
    pauses: [250, 500, 1000, 2000],
  });
});

it('gives up when it is told to, after pauses that are bounded', async () => {
  const { isDone, pauses } = await run(Array.from({ length: 20 }, () => 'ENOTFOUND'));
  expect([isDone, pauses.length, pauses.at(-1)]).toEqual([false, 9, 10_000]);
});

it('does not try again on a database that is the wrong one', async () => {
  await expect(run(['28P01'])).rejects.toMatchObject({ code: '28P01' });
});
