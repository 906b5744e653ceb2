import type { ExerciseName } from '@vernacular/exercises';
import { type Kysely, sql } from 'kysely';

import { changesRow, countRows, findsRow } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import { type Content, interactionTable } from '../schema/interaction-tables.ts';
import { toColumns, toTask } from '../saved-work/tasks.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';

/** The id of a conversation, who commented in this step, and whether the step ends it. */
export interface StudyStep {
  readonly id: string;
  readonly coaches: readonly string[];
  readonly isEnd: boolean;
}

export interface StudyEvent {
  readonly event:
    | 'agreed'
    | 'opened'
    | 'answered'
    | 'asked-again'
    | 'paused'
    | 'finished'
    | 'asked-readers';
  readonly exercise: ExerciseName;
  readonly taskId?: string;
  readonly stage?: number;
  readonly characters?: number;
  readonly pastedShare?: number | undefined;
  readonly firstKey?: number | undefined;
}

/** Limits per consent, so that nobody fills the disk by restarting. */
const maxConversations = 20;
const maxEvents = 2000;

const taskOf = (on: Kysely<Schema>, participantId: string, id: string) =>
  on
    .selectFrom('study_tasks')
    .selectAll()
    .where('task_id', '=', id)
    .where('participant_id', '=', participantId)
    .executeTakeFirst();

/** Whether the participant exists; locks the row, so that they cannot withdraw before the transaction ends. */
export const lockParticipant = (
  { name }: Engine,
  transaction: Kysely<Schema>,
  participantId: string,
): Promise<boolean> =>
  transaction
    .selectFrom('study_participants')
    .select('id')
    .where('id', '=', participantId)
    .$if(name === 'postgres', (query) => query.forUpdate())
    .$call(findsRow);

/**
 * Conversations of study participants, and the events of a study. Every call takes the participant's id and reaches no
 * other conversation.
 */
export function openParticipantConversations(engine: Engine, now: () => Date, newId: () => string) {
  const { db } = engine;
  const endOf = ({ isEnd }: StudyStep) => (isEnd ? now().toISOString() : null);

  return {
    /** Saves a new conversation; false when it exists, the participant has withdrawn, or they have begun too many. */
    save: (
      exercise: ExerciseName,
      participantId: string,
      content: Content<ExerciseName>,
      step: StudyStep,
    ) =>
      inTransaction(db, async (transaction) => {
        if (!(await lockParticipant(engine, transaction, participantId))) return false;
        const own = await transaction
          .selectFrom('study_tasks')
          .select('task_id')
          .where('participant_id', '=', participantId)
          .execute();
        if (own.length >= maxConversations) return false;
        const frame = { id: step.id, user_id: null, created_at: now().toISOString() };
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto(interactionTable(exercise).table)
          .values({ ...toColumns(exercise, { ...content, is_research: true }), ...frame })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return false;
        const opened = await transaction
          .selectFrom('study_events')
          .select('happened_at')
          .where('participant_id', '=', participantId)
          .where('event', '=', 'opened')
          .orderBy('happened_at', 'desc')
          .executeTakeFirst();
        await transaction
          .insertInto('study_tasks')
          .values({
            task_id: step.id,
            participant_id: participantId,
            exercise,
            coaches: step.coaches.join(' '),
            started_at: opened?.happened_at ?? now().toISOString(),
            ended_at: endOf(step),
          })
          .execute();
        return true;
      }),
    /** Updates a conversation; false when it is not this participant's or its stage is not `whenStage`. */
    update: (
      exercise: ExerciseName,
      participantId: string,
      changes: Content<ExerciseName>,
      step: StudyStep & { readonly whenStage: number },
    ) =>
      inTransaction(db, async (transaction) => {
        const own = await taskOf(transaction, participantId, step.id);
        if (!own) return false;
        const isFirst = await transaction
          .updateTable(interactionTable(exercise).table)
          .set(toColumns(exercise, { ...changes, is_research: true }))
          .where('id', '=', step.id)
          .where(sql.ref('current_stage'), '=', step.whenStage)
          .$call(changesRow);
        if (!isFirst) return false;
        const coaches = new Set([...own.coaches.split(' ').filter(Boolean), ...step.coaches]);
        await transaction
          .updateTable('study_tasks')
          .set({ coaches: [...coaches].join(' '), ended_at: own.ended_at ?? endOf(step) })
          .where('task_id', '=', step.id)
          .execute();
        return true;
      }),
    /** Records an event, unless the participant has withdrawn or has 2000 events already. */
    record: (participantId: string, event: StudyEvent) =>
      inTransaction(db, async (transaction) => {
        if (!(await lockParticipant(engine, transaction, participantId))) return;
        const count = await transaction
          .selectFrom('study_events')
          .where('participant_id', '=', participantId)
          .$call(countRows);
        if (count >= maxEvents) return;
        await transaction
          .insertInto('study_events')
          .values({
            id: newId(),
            participant_id: participantId,
            exercise: event.exercise,
            task_id: event.taskId ?? null,
            happened_at: now().toISOString(),
            event: event.event,
            stage: event.stage ?? null,
            characters: event.characters ?? null,
            pasted_share: event.pastedShare ?? null,
            first_key_ms: event.firstKey ?? null,
          })
          .execute();
      }),
    hasFinished: (participantId: string) =>
      db
        .selectFrom('study_tasks')
        .select('task_id')
        .where('participant_id', '=', participantId)
        .where('ended_at', 'is not', null)
        .$call(findsRow),
    open: async (exercise: ExerciseName, participantId: string, id: string) => {
      if (!(await taskOf(db, participantId, id))) return null;
      const row = await db
        .selectFrom(interactionTable(exercise).table)
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : toTask(exercise, row);
    },
  };
}
