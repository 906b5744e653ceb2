import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import { type InteractionTableName, interactionTables } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';

/** Midnight of the same day: precise enough for counts, too coarse to identify anybody. */
const dayOf = (moment: string) => `${moment.slice(0, 10)}T00:00:00.000Z`;

/** Gives an emptied task a random id and reduces its time to the day, so that neither identifies its author. */
export async function unlinkTask(
  db: Kysely<Schema>,
  table: InteractionTableName,
  { id, created_at }: { readonly id: string; readonly created_at: string },
): Promise<void> {
  const untied = { id: randomUUID(), created_at: dayOf(created_at) };
  await db.updateTable(table).set(untied).where('id', '=', id).execute();
}

export const unlinkedShare = {
  is_revoked: true,
  created_by: null,
  task_id: '',
  expires_at: null,
  shown_messages: null,
} as const;

/**
 * Empties a person’s saved tasks and removes their owner, ends and unlinks the links to them, and deletes known words
 * and reader tests. Call `shred` after the transaction.
 */
export async function anonymiseWithin(transaction: Kysely<Schema>, userId: string): Promise<void> {
  for (const { table, columns } of interactionTables) {
    const empty = Object.fromEntries(Object.keys(columns).map((name) => [name, null]));
    const emptied = await transaction
      .updateTable(table)
      .set({ ...empty, user_id: null })
      .where('user_id', '=', userId)
      .returning(['id', 'created_at'])
      .execute();
    for (const row of emptied) await unlinkTask(transaction, table, row);
  }
  await transaction.deleteFrom('known_words').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('reader_tests').where('user_id', '=', userId).execute();
  const links = await transaction
    .selectFrom('shares')
    .select(['id', 'created_at'])
    .where('created_by', '=', userId)
    .execute();
  for (const { id, created_at } of links)
    await transaction
      .updateTable('shares')
      // The id is the token in the link, which its writer and readers have.
      .set({ ...unlinkedShare, id: randomUUID(), created_at: dayOf(created_at) })
      .where('id', '=', id)
      .execute();
}
