import { exerciseNames } from '@vernacular/exercises';
import type { Kysely, Selectable } from 'kysely';

import { addTombstone, tombstoneOf, tombstonesIn } from '../saved-work/tombstone.ts';
import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { interactionTable } from '../schema/interaction-tables.ts';
import type { Departure, Schema } from '../schema/schema.ts';
import { addPlaces, leave } from './participant-codes-and-places.ts';

/** One participant, by withdrawal code or pseudonym; with the pseudonym null, everybody in the study. */
export type ErasureTarget =
  | { readonly codeHash: string }
  | { readonly study: string; readonly pseudonym: string | null };

const participantsOf = (db: Kysely<Schema>, whose: ErasureTarget) =>
  db
    .selectFrom('study_participants')
    .select(['study_participants.id', 'study', 'condition', 'participant_name'])
    .where((where) =>
      where.and(
        'codeHash' in whose
          ? { code_hash: whose.codeHash }
          : {
              study: whose.study,
              ...(whose.pseudonym !== null && { pseudonym: whose.pseudonym }),
            },
      ),
    );

/** Erases participants with all they wrote and returns how many participants and conversations there were. */
export async function eraseParticipants(engine: Engine, whose: ErasureTarget, now: () => Date) {
  const isWholeStudy = 'study' in whose && whose.pseudonym === null;
  const how = isWholeStudy ? null : 'codeHash' in whose ? 'withdrawn' : 'removed';
  const erased = await inTransaction(engine.db, async (transaction) => {
    const [first] = await participantsOf(transaction, whose).limit(1).execute();
    const study = 'study' in whose ? whose.study : first?.study;
    if (study === undefined) return { participants: 0, conversations: 0 };
    await addPlaces(transaction, study, 0);
    const meant = await participantsOf(transaction, whose).execute();
    let conversations = 0;
    for (const each of meant)
      conversations += await eraseParticipant(transaction, each, { how, now: now() });
    if (isWholeStudy)
      for (const table of ['study_departures', 'study_codes'] as const)
        await transaction.deleteFrom(table).where('study', '=', study).execute();
    return { participants: meant.length, conversations };
  });
  if (erased.participants > 0) await engine.shred();
  return erased;
}

/** Erases again the participants whom an older backup has brought back. */
export async function eraseRestoredParticipants(
  transaction: Kysely<Schema>,
  now: Date,
): Promise<void> {
  const tombstones = await tombstonesIn(transaction);
  const everybody = await transaction
    .selectFrom('study_participants')
    .select(['id', 'study', 'condition', 'participant_name'])
    .execute();
  for (const each of everybody) {
    const how = tombstones.get(tombstoneOf(each.id));
    if (how !== undefined) await eraseParticipant(transaction, each, { how, now });
  }
}

async function eraseParticipant(
  transaction: Kysely<Schema>,
  whom: Pick<
    Selectable<Schema['study_participants']>,
    'id' | 'study' | 'condition' | 'participant_name'
  >,
  { how, now }: { readonly how: Departure | null; readonly now: Date },
): Promise<number> {
  // First: this waits for an answer that is being saved, and later saves find nobody.
  await transaction.deleteFrom('study_participants').where('id', '=', whom.id).execute();
  const conversations = await eraseWork(transaction, whom.id);
  await addTombstone(transaction, whom.id, { now, how });
  if (how !== null) await leave(transaction, whom, how);
  return conversations;
}

export const countParticipants = (engine: Engine, whose: ErasureTarget) =>
  engine.db
    .selectFrom(participantsOf(engine.db, whose).as('meant'))
    .leftJoin('study_tasks', 'study_tasks.participant_id', 'meant.id')
    .select(({ fn }) => [
      fn.count<number>('meant.id').distinct().as('participants'),
      fn.count<number>('study_tasks.task_id').as('conversations'),
    ])
    .executeTakeFirstOrThrow();

async function eraseWork(transaction: Kysely<Schema>, participant: string): Promise<number> {
  await transaction.deleteFrom('study_events').where('participant_id', '=', participant).execute();
  const tasks = await transaction
    .deleteFrom('study_tasks')
    .where('participant_id', '=', participant)
    .returning(['task_id', 'exercise'])
    .execute();
  const all = tasks.map(({ task_id }) => task_id);
  if (all.length > 0)
    await transaction
      .deleteFrom('reader_tests')
      .where('task_id', 'in', all)
      .where('user_id', 'is', null)
      .execute();
  for (const exercise of exerciseNames) {
    const ids = tasks.filter((task) => task.exercise === exercise).map((task) => task.task_id);
    if (ids.length > 0)
      await transaction
        .deleteFrom(interactionTable(exercise).table)
        .where('id', 'in', ids)
        .execute();
  }
  return tasks.length;
}
