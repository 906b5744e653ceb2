import type { Kysely } from 'kysely';

import type { Schema } from '../schema/schema.ts';
import type { Seal } from './seal.ts';

const sealed = [
  { table: 'factors', column: 'secret' },
  { table: 'signing_keys', column: 'key' },
  { table: 'letters', column: 'sealed' },
  { table: 'reader_tests', column: 'results_key' },
] as const;

/**
 * Seals each value that is plain or sealed with an older key with the newest key; returns how many. Rows are updated
 * one by one, so an interrupted run can be repeated.
 * @throws SecretsLocked before any change, when a key is missing.
 */
export async function reseal(db: Kysely<Schema>, seal: Seal): Promise<number> {
  const stale: { place: (typeof sealed)[number]; row: string; before: string; after: string }[] =
    [];
  for (const place of sealed) {
    const { table, column } = place;
    const rows = (await db
      .selectFrom(table as 'factors')
      .select(['id', `${column as 'secret'} as value`])
      .where(column as 'secret', 'is not', null)
      .execute()) as readonly { id: string; value: string }[];
    for (const { id: row, value: before } of rows) {
      if (seal.isFresh(before)) continue;
      const after = seal.close(seal.open(before, { table, row }), { table, row });
      stale.push({ place, row, before, after });
    }
  }
  for (const { place, row, before, after } of stale)
    await db
      .updateTable(place.table as 'factors')
      .set({ [place.column]: after })
      .where('id', '=', row)
      .where(place.column as 'secret', '=', before)
      .execute();
  return stale.length;
}
