import { randomBytes } from 'node:crypto';

import { exerciseNames } from '@vernacular/exercises';
import type { Kysely } from 'kysely';

import { toStored } from '../schema/column-kinds.ts';
import type { Engine } from '../engine/engine.ts';
import { interactionTable } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { type Background, studyConsents, type StudyConsent } from './study-export.ts';

export interface Participant {
  readonly id: string;
  readonly study: string;
  readonly condition: string;
  readonly participantName: string;
  readonly isSole: boolean;
}

/** Secrets come as hashes, so that nobody who reads the database can write or withdraw for a participant. */
export interface Agreement extends Omit<Participant, 'id' | 'condition'> {
  readonly arm: (place: number) => string;
  readonly secretHash: string;
  readonly codeHash: string;
  readonly consentVersion: string;
  readonly consentText: string;
  readonly consentLanguage: string;
  readonly background: Background | null;
}

/** No row refers to an account. */
export interface StudyParticipants {
  readonly agree: (agreement: Agreement) => Promise<Participant | null>;
  readonly bySecret: (secretHash: string) => Promise<Participant | null>;
  readonly consents: (study: string) => Promise<readonly StudyConsent[]>;
  readonly withdraw: (codeHash: string) => Promise<number | null>;
}

/** The participant's name in exports: random, so that it leads back to nobody. */
const newPseudonym = () => `p-${randomBytes(8).toString('hex')}`;

export function openStudyParticipants(
  engine: Engine,
  now: () => Date,
  newId: () => string,
): StudyParticipants {
  const { db } = engine;
  return {
    agree: ({ arm, isSole, background, ...agreement }) =>
      inTransaction(db, async (transaction) => {
        const { study, participantName } = agreement;
        const soleName = isSole && participantName !== '' ? participantName : null;
        const earlier = await transaction
          .selectFrom('study_participants')
          .select('condition')
          .where('study', '=', study)
          .where('participant_name', '=', participantName)
          .where('participant_name', '<>', '')
          .orderBy('agreed_at')
          .executeTakeFirst();
        if (earlier && soleName !== null) return null;
        const nextPlace = async () => {
          const { allocated } = await transaction
            .insertInto('study_allocations')
            .values({ study, allocated: 1 })
            .onConflict((conflict) =>
              conflict
                .column('study')
                .doUpdateSet((of) => ({ allocated: of('study_allocations.allocated', '+', 1) })),
            )
            .returning('allocated')
            .executeTakeFirstOrThrow();
          return allocated - 1;
        };
        // A participant who returns under the same name keeps their arm.
        const place = earlier ? null : await nextPlace();
        const condition = earlier?.condition ?? arm(place ?? 0);
        const id = newId();
        const added = await transaction
          .insertInto('study_participants')
          .values({
            id,
            pseudonym: newPseudonym(),
            secret_hash: agreement.secretHash,
            code_hash: agreement.codeHash,
            study,
            condition,
            participant_name: participantName,
            sole_name: soleName,
            consent_version: agreement.consentVersion,
            consent_text: agreement.consentText,
            consent_language: agreement.consentLanguage,
            agreed_at: now().toISOString(),
            background: toStored('json', background) as string | null,
            place,
          })
          .onConflict((conflict) => conflict.columns(['study', 'sole_name']).doNothing())
          .returning('id')
          .executeTakeFirst();
        return added ? { id, study, condition, participantName, isSole } : null;
      }),
    bySecret: async (secretHash) => {
      const row = await db
        .selectFrom('study_participants')
        .selectAll()
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst();
      return row === undefined
        ? null
        : {
            id: row.id,
            study: row.study,
            condition: row.condition,
            participantName: row.participant_name,
            isSole: row.sole_name !== null,
          };
    },
    consents: (study) => studyConsents(engine, study),
    withdraw: async (codeHash) => {
      const { participants, conversations } = await eraseParticipants(engine, { codeHash });
      return participants === 0 ? null : conversations;
    },
  };
}

export type ErasureTarget =
  | { readonly codeHash: string }
  | { readonly study: string; readonly pseudonym: string | null };

export async function eraseParticipants(
  engine: Engine,
  whose: ErasureTarget,
): Promise<{ readonly participants: number; readonly conversations: number }> {
  const removed = await inTransaction(engine.db, async (transaction) => {
    const meant =
      'codeHash' in whose
        ? { code_hash: whose.codeHash }
        : { study: whose.study, ...(whose.pseudonym !== null && { pseudonym: whose.pseudonym }) };
    const gone = await transaction
      .deleteFrom('study_participants')
      .where((where) => where.and(meant))
      .returning(['id', 'study', 'condition'])
      .execute();
    let conversations = 0;
    for (const { id } of gone) conversations += await eraseWork(transaction, id);
    if ('study' in whose && whose.pseudonym === null)
      await transaction.deleteFrom('study_departures').where('study', '=', whose.study).execute();
    else await countDepartures(transaction, gone, 'codeHash' in whose ? 'withdrawn' : 'removed');
    return { participants: gone.length, conversations };
  });
  if (removed.participants > 0) await engine.shred();
  return removed;
}

/** Counts departures per arm, which a trial has to report; a number identifies nobody. */
async function countDepartures(
  transaction: Kysely<Schema>,
  gone: readonly { readonly study: string; readonly condition: string }[],
  how: 'withdrawn' | 'removed',
): Promise<void> {
  for (const { study, condition } of gone)
    await transaction
      .insertInto('study_departures')
      .values({
        arm: `${study}/${condition}`,
        study,
        condition,
        withdrawn: 0,
        removed: 0,
        [how]: 1,
      })
      .onConflict((conflict) =>
        conflict
          .column('arm')
          .doUpdateSet((of) => ({ [how]: of(`study_departures.${how}`, '+', 1) })),
      )
      .execute();
}

export async function countParticipants(
  { db }: Engine,
  { study, pseudonym }: { readonly study: string; readonly pseudonym: string | null },
): Promise<{ readonly participants: number; readonly conversations: number }> {
  const people = db
    .selectFrom('study_participants')
    .where('study', '=', study)
    .$if(pseudonym !== null, (query) => query.where('pseudonym', '=', pseudonym));
  const found = await people
    .leftJoin('study_tasks', 'study_tasks.participant_id', 'study_participants.id')
    .select(({ fn }) => [
      fn.count<number>('study_participants.id').distinct().as('participants'),
      fn.count<number>('study_tasks.task_id').as('conversations'),
    ])
    .executeTakeFirstOrThrow();
  return {
    participants: found.participants,
    conversations: found.conversations,
  };
}

async function eraseWork(transaction: Kysely<Schema>, participant: string): Promise<number> {
  await transaction.deleteFrom('study_events').where('participant_id', '=', participant).execute();
  const tasks = await transaction
    .deleteFrom('study_tasks')
    .where('participant_id', '=', participant)
    .returning(['task_id', 'exercise'])
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
