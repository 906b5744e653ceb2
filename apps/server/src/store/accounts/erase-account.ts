import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import { interactionTables } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';

/**
 * The hash by which an erased person is recognised in an older backup. An id has 122 random bits, so the hash cannot be
 * guessed back.
 */
export const tombstoneOf = (userId: string): string =>
  createHash('sha256').update(`erased ${userId}`).digest('hex');

export async function eraseWithin(
  transaction: Kysely<Schema>,
  id: string,
  now: Date,
): Promise<void> {
  // First: this waits for a task that is being saved, and later saves find no person.
  await transaction.deleteFrom('user_demographics').where('user_id', '=', id).execute();
  for (const { table } of interactionTables) {
    await transaction.deleteFrom(table).where('user_id', '=', id).execute();
  }
  await transaction.deleteFrom('shares').where('created_by', '=', id).execute();
  await transaction.deleteFrom('known_words').where('user_id', '=', id).execute();
  await transaction.deleteFrom('api_keys').where('user_id', '=', id).execute();
  await transaction.deleteFrom('own_dictionaries').where('user_id', '=', id).execute();
  await transaction
    .deleteFrom('letters')
    .where('email', 'in', (of) => of.selectFrom('users').select('email').where('id', '=', id))
    .execute();
  await transaction.deleteFrom('users').where('id', '=', id).execute();
  await transaction
    .insertInto('erased_people')
    // Only the day: a precise time could be matched with a log.
    .values({ id_hash: tombstoneOf(id), erased_on: now.toISOString().slice(0, 10) })
    .onConflict((conflict) => conflict.column('id_hash').doNothing())
    .execute();
}

export async function eraseRestored(transaction: Kysely<Schema>, now: Date): Promise<number> {
  const erased = await transaction.selectFrom('erased_people').select('id_hash').execute();
  const tombstones = new Set(erased.map(({ id_hash }) => id_hash));
  const people = await transaction
    .selectFrom('user_demographics')
    .select('user_id as id')
    .union(transaction.selectFrom('users').select('id'))
    .execute();
  const back = people.filter(({ id }) => tombstones.has(tombstoneOf(id)));
  for (const { id } of back) await eraseWithin(transaction, id, now);
  return back.length;
}
