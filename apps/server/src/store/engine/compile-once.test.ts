import { CompiledQuery, type Kysely } from 'kysely';
import { expect, it } from 'vitest';

import type { Schema } from '../schema/schema.ts';
import { compileOnce } from './compile-once.ts';

const executeQuery = async ({ parameters }: CompiledQuery) => ({ rows: [parameters] });
const db = { executeQuery } as unknown as Kysely<Schema>;

it('builds a query once, and gives each call its own values in their places', async () => {
  let built = 0;
  const find = compileOnce((_, after: string, id: string | null) => {
    built += 1;
    return CompiledQuery.raw('', [id, false, after]);
  });
  expect(await find(db, '2026', 'one')).toEqual([['one', false, '2026']]);
  expect(await find(db, '2025', null)).toEqual([[null, false, '2025']]);
  expect(built).toBe(1);
});
