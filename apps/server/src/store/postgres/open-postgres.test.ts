import { tmpdir } from 'node:os';

import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { databasesForTests, hasPostgres } from '../../testing/databases-for-tests.ts';
import { openDatabase } from '../open-database.ts';

const newDatabase = databasesForTests();

it.skipIf(!hasPostgres)('a connection tells the database whose it is', async () => {
  const address = new URL(await newDatabase('prepared'));
  const names = [];
  for (const own of [null, 'site-2']) {
    if (own !== null) address.searchParams.set('application_name', own);
    const { db, close } = openDatabase({ dataDir: tmpdir(), databaseUrl: address.href });
    const asked = sql<{ name: string }>`select current_setting('application_name') as name`;
    const { rows } = await asked.execute(db);
    names.push(rows[0]?.name);
    await close();
  }
  expect(names).toEqual(['vernacular', 'site-2']);
});
