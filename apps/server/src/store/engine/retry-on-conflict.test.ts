import { readdirSync, readFileSync } from 'node:fs';

import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { inTransaction } from './in-transaction.ts';
import type { Engine } from './engine.ts';
import { openDatabase, type DatabaseLocation } from '../open-database.ts';
import { requestTimeouts } from './timeouts.ts';

const undone = (code: string) => Object.assign(new Error('undone'), { code });

it('a step that was undone for another’s sake is done again, one that failed is not', async () => {
  let tries = 0;
  const conflicting = retryOnConflict(async () => {
    tries += 1;
    if (tries < 4) throw undone(tries % 2 ? '40001' : '40P01');
    return tries;
  });
  expect(await conflicting).toBe(4);
  const failing = retryOnConflict(async () => {
    tries += 1;
    throw undone('23505');
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(5);
});

it('a step that is always undone is given up after a few tries', async () => {
  let tries = 0;
  const step = retryOnConflict(async () => {
    tries += 1;
    throw undone('40001');
  });
  await expect(step).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(6);
});

/** SQLite has one writer at a time and is always serializable. */
const beStrict = async ({ databaseUrl }: DatabaseLocation, { db }: Pick<Engine, 'db'>) => {
  if (databaseUrl === undefined) return;
  const name = sql.ref(new URL(databaseUrl).pathname.slice(1));
  await sql`alter database ${name} set default_transaction_isolation to serializable`.execute(db);
};

describeOnEveryEngine('people in each other’s way', ({ open, newPlace }) => {
  it('are undone and done again, and none is sent away', async () => {
    const place = await newPlace();
    await open(place);
    const usual = openDatabase(place, requestTimeouts);
    const days = ['2026-11-21', '2026-11-22'];
    await beStrict(place, usual);
    await usual.close();
    const strict = openDatabase(place, requestTimeouts);
    for (const day of days)
      await strict.db.insertInto('visits').values({ day, count: 0 }).execute();
    const both = (order: readonly string[]) =>
      inTransaction(strict.db, async (transaction) => {
        for (const day of order)
          await transaction
            .updateTable('visits')
            .set({ count: sql`count + 1` })
            .where('day', '=', day)
            .execute();
      });
    // Of three transactions of one order at least one is committed in each try; two of opposite orders deadlock.
    await Promise.all(Array.from({ length: 3 }, () => both(days)));
    await Promise.all([both(days), both(days.toReversed())]);
    const rows = await strict.db.selectFrom('visits').selectAll().execute();
    await strict.close();
    expect(rows.map(({ count }) => count)).toEqual([5, 5]);
  });
});

it('every transaction of the store is tried again', () => {
  const folder = new URL('..', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const bare = files.filter((name) =>
    /\.transaction\(\)/.test(readFileSync(new URL(name, folder), 'utf8')),
  );
  // A backup is a read-only snapshot, and is repeated by its caller.
  expect(bare.toSorted()).toEqual(['backup/back-up.ts', 'engine/in-transaction.ts']);
});
