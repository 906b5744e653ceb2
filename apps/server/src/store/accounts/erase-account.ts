import type { Kysely } from 'kysely';

import { interactionTables } from '../schema/interaction-tables.ts';
import { addTombstone, tombstoneOf, tombstonesIn } from '../saved-work/tombstone.ts';
import type { Schema } from '../schema/schema.ts';

/** Deletes an account with all its saved work, and adds its tombstone. Call `shred` after the transaction. */
export async function eraseWithin(
  transaction: Kysely<Schema>,
  id: string,
  now: Date,
): Promise<void> {
  // First: this waits for a task that is being saved, and later saves find no person.
  await transaction.deleteFrom('user_demographics').where('user_id', '=', id).execute();
  for (const { table } of interactionTables)
    await transaction.deleteFrom(table).where('user_id', '=', id).execute();
  await transaction.deleteFrom('shares').where('created_by', '=', id).execute();
  for (const table of ['reader_tests', 'known_words', 'api_keys', 'own_dictionaries'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', id).execute();
  await transaction
    .deleteFrom('letters')
    .where('email', 'in', (of) => of.selectFrom('users').select('email').where('id', '=', id))
    .execute();
  await transaction.deleteFrom('users').where('id', '=', id).execute();
  await addTombstone(transaction, id, { now });
}

/** Erases again the people whom a restored backup has brought back. */
export async function eraseRestored(transaction: Kysely<Schema>, now: Date): Promise<void> {
  const tombstones = await tombstonesIn(transaction);
  const people = await transaction
    .selectFrom('user_demographics')
    .select('user_id as id')
    .union(transaction.selectFrom('users').select('id'))
    .execute();
  for (const { id } of people)
    if (tombstones.has(tombstoneOf(id))) await eraseWithin(transaction, id, now);
}
