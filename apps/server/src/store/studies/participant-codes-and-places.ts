import { createHash } from 'node:crypto';

import { foldCode } from '@vernacular/contract';
import type { Kysely } from 'kysely';

import type { Departure, Schema } from '../schema/schema.ts';

/**
 * Adds places to those given in a study and returns how many there are. Locks the row of the study until the
 * transaction ends, so that two calls about one code happen one after the other.
 */
export async function addPlaces(
  transaction: Kysely<Schema>,
  study: string,
  more: 0 | 1,
): Promise<number> {
  const { allocated } = await transaction
    .insertInto('study_allocations')
    .values({ study, allocated: more })
    .onConflict((conflict) =>
      conflict
        .column('study')
        .doUpdateSet((of) => ({ allocated: of('study_allocations.allocated', '+', more) })),
    )
    .returning('allocated')
    .executeTakeFirstOrThrow();
  return allocated;
}

export const hashOfCode = (study: string, code: string): string =>
  createHash('sha256')
    .update(JSON.stringify([study, code]))
    .digest('hex');

/**
 * Returns the first participant who consented under this code, or undefined without one. `code` must be folded already.
 * Stored codes are folded here, because older versions kept them as they were typed.
 */
export async function holderOf(transaction: Kysely<Schema>, study: string, code: string) {
  const coded = await transaction
    .selectFrom('study_participants')
    .select(['condition', 'participant_name', 'place'])
    .where('study', '=', study)
    .where('participant_name', '<>', '')
    .orderBy('agreed_at')
    .execute();
  return coded.find(({ participant_name: name }) => foldCode(name) === code);
}

/**
 * Returns the row of a participant code, or undefined for a new code. A participant who had left the study is no longer
 * counted as departed.
 */
export async function comeBack(transaction: Kysely<Schema>, study: string, code: string) {
  const known = await transaction
    .selectFrom('study_codes')
    .selectAll()
    .where('code_hash', '=', hashOfCode(study, code))
    .executeTakeFirst();
  if (known?.departed) {
    await countDepartures(transaction, known, { how: known.departed, by: -1 });
    await markDeparture(transaction, study, code, null);
  }
  return known;
}

const markDeparture = (
  transaction: Kysely<Schema>,
  study: string,
  code: string,
  departed: Departure | null,
) =>
  transaction
    .updateTable('study_codes')
    .set({ departed })
    .where('code_hash', '=', hashOfCode(study, code))
    .execute();

/** Counts departures per arm, which a trial has to report; a number identifies nobody. */
async function countDepartures(
  transaction: Kysely<Schema>,
  { study, condition }: { readonly study: string; readonly condition: string },
  { how, by }: { readonly how: Departure; readonly by: 1 | -1 },
): Promise<void> {
  const none = { withdrawn: 0, removed: 0 };
  await transaction
    .insertInto('study_departures')
    .values({ arm: `${study}/${condition}`, study, condition, ...none, [how]: Math.max(by, 0) })
    .onConflict((conflict) =>
      conflict
        .column('arm')
        .doUpdateSet((of) => ({ [how]: of(`study_departures.${how}`, '+', by) })),
    )
    .execute();
}

/** Counts a departed participant, unless they still take part under another consent of the same code. */
export async function leave(
  transaction: Kysely<Schema>,
  gone: { readonly study: string; readonly condition: string; readonly participant_name: string },
  how: Departure,
): Promise<void> {
  const code = foldCode(gone.participant_name);
  if (code !== '' && (await holderOf(transaction, gone.study, code))) return;
  await countDepartures(transaction, gone, { how, by: 1 });
  if (code !== '') await markDeparture(transaction, gone.study, code, how);
}
