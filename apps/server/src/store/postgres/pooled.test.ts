import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databasesForTests, hasPostgres } from '../../testing/databases-for-tests.ts';
import {
  hasPgBouncer,
  type Pooler,
  startPgBouncer,
} from '../../testing/deploy/pgbouncer-for-tests.ts';
import { register } from '../../testing/people-for-tests.ts';
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

  it('lease each dictionary to one of them', async () => {
    const { id: userId } = await register(stores[0]!);
    const ids = ['a', 'b', 'c'];
    for (const id of ids) {
      const sizes = { files: 1, bytes: 1, from: 2020, to: 2024 } as const;
      const made = { id, userId, name: id, code: id, language: 'en', ...sizes } as const;
      await stores[0]!.ownDictionaries.add(made, ids.length, () => Readable.from([]));
    }
    const leases = await Promise.all(
      ids.flatMap((id) =>
        stores.map((store, n) => store.ownDictionaries.acquire({ id, by: `server ${n}` }, 60_000)),
      ),
    );
    expect(leases.flatMap((record) => record?.id ?? []).toSorted()).toEqual(ids);
  });
});
