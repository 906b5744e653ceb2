import { tmpdir } from 'node:os';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databasesForTests, hasPostgres } from '../../testing/databases-for-tests.ts';
import {
  hasPgBouncer,
  type Pooler,
  startPgBouncer,
} from '../../testing/deploy/pgbouncer-for-tests.ts';
import { openStore, type Store } from '../open-store.ts';

describe.skipIf(!hasPostgres || !hasPgBouncer)('stores behind a pooler of transactions', () => {
  const newDatabase = databasesForTests();
  const stores: Store[] = [];
  let pooler: Pooler;
  beforeAll(async () => {
    const databaseUrl = await newDatabase('prepared');
    pooler = await startPgBouncer(databaseUrl);
    for (const _ of [1, 2, 3])
      stores.push(await openStore({ dataDir: tmpdir(), databaseUrl: pooler.urlOf(databaseUrl) }));
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await pooler.stop();
  });

  it('count attempts together', async () => {
    const times = 40;
    const limiters = stores.map((store) => store.limiter({ name: 'guess', times, seconds: 60 }));
    const counted = Array.from({ length: times }, (_, n) => limiters[n % 3]!.consume('a'));
    await Promise.all(counted);
    await expect(limiters[0]!.consume('a')).rejects.toMatchObject({ remainingPoints: 0 });
  });

  it('hand each job to one of them', async () => {
    const done: string[] = [];
    const faults: unknown[] = [];
    const queues = stores.map((store) =>
      store.jobs('own-dictionaries', (fault) => faults.push(fault)),
    );
    for (const queue of queues) queue.work(async (id) => void done.push(id));
    const ids = Array.from({ length: 6 }, (_, n) => `job ${n}`);
    await Promise.all(ids.map((id, n) => queues[n % 3]!.add(id)));
    await expect.poll(() => done.toSorted(), { timeout: 20_000 }).toEqual(ids);
    await Promise.all(queues.map((queue) => queue.close()));
    expect(faults).toEqual([]);
  });
});
