import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, it } from 'vitest';

import type { Schema } from '../schema/schema.ts';
import { compileOnce } from './compile-once.ts';

it('builds a query once, and gives each call its own values in their places', async () => {
  const seen: unknown[] = [];
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (on) => new SqliteIntrospector(on),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => seen.push([sql, ...parameters]),
  });
  let built = 0;
  const find = compileOnce((on, after: string, id: string | null) => {
    built += 1;
    const found = on.selectFrom('shares').select('id').where('id', '=', id);
    return found.where('is_revoked', '=', false).where('created_at', '>', after).compile();
  });
  await find(db, '2026', 'one');
  await find(db, '2025', null);
  const sql = 'select "id" from "shares" where "id" = ? and "is_revoked" = ? and "created_at" > ?';
  expect(seen).toEqual([
    [sql, 'one', false, '2026'],
    [sql, null, false, '2025'],
  ]);
  expect(built).toBe(1);
});
