import { randomBytes } from 'node:crypto';

import { exerciseNames } from '@vernacular/exercises';
import type { Kysely } from 'kysely';

import { toStored } from '../schema/column-kinds.ts';
import type { Engine } from '../engine/engine.ts';
import { interactionTable } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { type Background, studyConsents, type StudyConsent } from './study-export.ts';

/** Somebody who agreed to take part: to what, when, and as whom. */
export interface Participant {
  readonly id: string;
  readonly study: string;
  readonly condition: string;
  /** Empty for who gave none. */
  readonly participantName: string;
  /** Whether the study takes one answer of each name. */
  readonly isSole: boolean;
}

/** Somebody who agrees. Secrets come as hashes: who reads the database must not be able to write along or withdraw. */
export interface Agreement extends Omit<Participant, 'id' | 'condition'> {
  /** The arm of the study, by how many were given one before. */
  readonly arm: (place: number) => string;
  readonly secretHash: string;
  readonly codeHash: string;
  readonly consentVersion: string;
  readonly consentText: string;
  /** In which language the text was read. */
  readonly consentLanguage: string;
  readonly background: Background | null;
}

/** Who takes part in studies. None of it is tied to an account. */
export interface StudyParticipants {
  /** Records a consent; null when the study takes one answer of each name and has this one. */
  readonly agree: (agreement: Agreement) => Promise<Participant | null>;
  /** Who has this secret. */
  readonly bySecret: (secretHash: string) => Promise<Participant | null>;
  /** The texts that participants of a study agreed to. */
  readonly consents: (study: string) => Promise<readonly StudyConsent[]>;
  /** Removes everything of who has this code; how many conversations that were, or null when nobody has it. */
  readonly withdraw: (codeHash: string) => Promise<number | null>;
}

/** A name for the tables of researchers: drawn by lot, so that nothing leads from it to anybody. */
const newPseudonym = () => `p-${randomBytes(8).toString('hex')}`;

/** Opens the table of those who take part in studies. */
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
        // Who comes back under the same name stays in the same arm.
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

/** Whose rows are meant: of who has a withdrawal code, of a study, or of one pseudonym in it. */
export type ErasureTarget =
  | { readonly codeHash: string }
  | { readonly study: string; readonly pseudonym: string | null };

/** Removes participants with everything kept of them; how many people and conversations that were. */
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

/** Remembers how many have left an arm: a trial reports that, and nobody can be told from a number. */
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

/** How many would go. */
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

/** Removes what a participant wrote and what happened to them; how many conversations that were. */
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
