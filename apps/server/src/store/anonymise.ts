import type { Kysely } from 'kysely';

import { exerciseNames, interactionTable } from './interaction-tables.ts';
import type { Schema } from './schema.ts';

/** Empties every saved task of a person and cuts it from them; links to these tasks then count as revoked. */
export async function anonymiseWithin(transaction: Kysely<Schema>, userId: string): Promise<void> {
  for (const exercise of exerciseNames) {
    const { table, columns } = interactionTable(exercise);
    const empty = Object.fromEntries(Object.keys(columns).map((name) => [name, null]));
    await transaction
      .updateTable(table as 'ethics_user_interactions')
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
