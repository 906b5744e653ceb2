import type { Kysely } from 'kysely';

import { interactionTables } from './interaction-tables.ts';
import type { Schema } from './schema.ts';

/** Empties every saved task of a person and cuts it from them; links to these tasks then count as revoked. */
export async function anonymiseWithin(transaction: Kysely<Schema>, userId: string): Promise<void> {
  for (const { table, columns } of interactionTables) {
    const empty = Object.fromEntries(Object.keys(columns).map((name) => [name, null]));
    await transaction
      .updateTable(table)
      .set({ ...empty, user_id: null })
      .where('user_id', '=', userId)
      .execute();
  }
  await transaction
    .updateTable('shares')
    .set({ is_revoked: true, created_by: null })
    .where('created_by', '=', userId)
    .execute();
}
