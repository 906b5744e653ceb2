import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Departure, Schema } from '../schema/schema.ts';

/**
 * The hash by which what was erased is recognised in an older backup. An id has 122 random bits or more, so the hash
 * cannot be guessed back.
 */
export const tombstoneOf = (id: string): string =>
  createHash('sha256').update(`erased ${id}`).digest('hex');

export async function addTombstone(
  transaction: Kysely<Schema>,
  id: string,
  { now, how }: { readonly now: Date; readonly how?: Departure | null },
): Promise<void> {
  await transaction
    .insertInto('erased_people')
    // Only the day: a precise time could be matched with a log.
    .values({ id_hash: tombstoneOf(id), erased_on: now.toISOString().slice(0, 10), departed: how })
    .onConflict((conflict) => conflict.column('id_hash').doNothing())
    .execute();
}

/** What was erased, by its hash, and how a participant departed. */
export async function tombstonesIn(
  db: Kysely<Schema>,
): Promise<ReadonlyMap<string, Departure | null>> {
  const rows = await db.selectFrom('erased_people').select(['id_hash', 'departed']).execute();
  return new Map(rows.map(({ id_hash, departed }) => [id_hash, departed]));
}

/** The id of the tombstone for a test that was taken out of the reader counts. */
export const givenTo = (testId: string) => `given ${testId}`;

/**
 * Deletes the reader tests and answers that had been erased and that a restored backup has brought back. Tests that had
 * been taken out of the reader counts are taken out again.
 */
export async function eraseRestoredReaderTests(transaction: Kysely<Schema>): Promise<void> {
  const tombstones = await tombstonesIn(transaction);
  for (const table of ['reader_answers', 'reader_tests'] as const) {
    const rows = await transaction.selectFrom(table).select('id').execute();
    for (const { id } of rows.filter((row) => tombstones.has(tombstoneOf(row.id))))
      await transaction.deleteFrom(table).where('id', '=', id).execute();
  }
  const given = await transaction
    .selectFrom('reader_tests')
    .select('id')
    .where('given_at', 'is not', null)
    .execute();
  for (const { id } of given.filter((row) => tombstones.has(tombstoneOf(givenTo(row.id)))))
    await transaction
      .updateTable('reader_tests')
      .set({ given_at: null })
      .where('id', '=', id)
      .execute();
}
