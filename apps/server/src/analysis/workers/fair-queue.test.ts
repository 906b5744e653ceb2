import { expect, it } from 'vitest';

import { type FairQueueOptions, fairQueue } from './fair-queue.ts';

const never = new AbortController().signal;
const busy = { name: 'Failure', code: 'busy' };

/** A queue, the order of its running work, and a way to finish the running work. */
function queueOf(rules: Partial<FairQueueOptions> = {}) {
  const queue = fairQueue({ atOnce: 1, waiting: 8, waitingOfOne: 1, ...rules });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (who: string, signal = never) =>
    queue.run(who, signal, () => {
      begun.push(who);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  /** Finishes the oldest running work and waits until the queue has noticed. */
  const end = async (work: Promise<void>) => {
    ends.shift()?.();
    await work;
  };
  return { enter, begun, end };
}

it('lets one wait behind one’s own work, and no more', async () => {
  const { enter, begun, end } = queueOf();
  const first = enter('dana');
  const second = enter('dana');
  await expect(enter('dana')).rejects.toMatchObject(busy);
  await end(first);
  await end(second);
  expect(begun).toEqual(['dana', 'dana']);
});

it('holds nobody back by more than one work of each other', async () => {
  const { enter, begun, end } = queueOf({ waitingOfOne: 8 });
  const works = ['dana', 'dana', 'dana', 'dana', 'omer'].map((who) => enter(who));
  for (const at of [0, 1, 4, 2, 3]) await end(works[at]!);
  expect(begun).toEqual(['dana', 'dana', 'omer', 'dana', 'dana']);
});

it('takes the others between, in the order they came', async () => {
  const { enter, begun, end } = queueOf();
  const works = ['dana', 'dana', 'omer', 'noa'].map((who) => enter(who));
  for (const work of works) await end(work);
  expect(begun).toEqual(['dana', 'dana', 'omer', 'noa']);
});

it('refuses everybody when too many wait', async () => {
  const { enter } = queueOf({ waiting: 2 });
  void enter('dana');
  void enter('omer');
  void enter('noa');
  await expect(enter('lior')).rejects.toMatchObject(busy);
});

it('gives the place of one who leaves to whoever comes next', async () => {
  const { enter, begun, end } = queueOf({ waiting: 1 });
  const gone = new AbortController();
  const first = enter('dana');
  const left = enter('omer', gone.signal);
  gone.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  const next = enter('noa');
  await end(first);
  await end(next);
  expect(begun).toEqual(['dana', 'noa']);
});

it('goes on when work fails, and is empty afterwards', async () => {
  const queue = fairQueue({ atOnce: 1, waiting: 0, waitingOfOne: 0 });
  const fail = () => queue.run('dana', never, () => Promise.reject(new RangeError('no')));
  await expect(fail()).rejects.toThrow(RangeError);
  await expect(fail()).rejects.toThrow(RangeError);
});
