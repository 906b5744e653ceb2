import { createHash, randomBytes } from 'node:crypto';

import { exerciseNames, type ExerciseName } from '@vernacular/exercises';
import type { Kysely } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { ReaderTestDetails } from '../saved-work/reader-tests.ts';
import { type Content, interactionTable } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { lockParticipant } from './participant-conversations-and-events.ts';
import { toTask } from '../saved-work/tasks.ts';

export interface FinishedConversation {
  readonly taskId: string;
  readonly exercise: ExerciseName;
  readonly content: Content<ExerciseName>;
  /** The reader test of its text; null before its writer agreed to one. */
  readonly test: { readonly id: string; readonly endsAt: string } | null;
}

export interface StudyReaderTest {
  readonly text: string;
  readonly details: ReaderTestDetails;
  readonly endsAt: Date;
  readonly mostReaders: number;
}

const testOf = (on: Kysely<Schema>, taskId: string) =>
  on
    .selectFrom('reader_tests')
    .select(['id', 'ends_at as endsAt'])
    .where('task_id', '=', taskId)
    .where('user_id', 'is', null)
    .executeTakeFirst();

export function openStudyReaders(engine: Engine, now: () => Date) {
  const { db } = engine;
  return {
    /** The conversation that the participant finished last; null before one is finished. */
    lastFinished: async (participantId: string) => {
      const task = await db
        .selectFrom('study_tasks')
        .select(['task_id', 'exercise'])
        .where('participant_id', '=', participantId)
        .where('ended_at', 'is not', null)
        .orderBy('ended_at', 'desc')
        .executeTakeFirst();
      const exercise = exerciseNames.find((each) => each === task?.exercise);
      if (task === undefined || exercise === undefined) return null;
      const row = await db
        .selectFrom(interactionTable(exercise).table)
        .selectAll()
        .where('id', '=', task.task_id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const test = (await testOf(db, task.task_id)) ?? null;
      return { taskId: task.task_id, exercise, content: toTask(exercise, row).content, test };
    },
    /**
     * Makes the reader test of a conversation, or returns the one that is there. Null when the participant has withdrawn.
     * Nobody has a results key: researchers read its answers in the export.
     */
    askReaders: (
      participantId: string,
      { taskId, exercise }: Pick<FinishedConversation, 'taskId' | 'exercise'>,
      { text, details, endsAt, mostReaders }: StudyReaderTest,
    ) =>
      inTransaction(db, async (transaction) => {
        // Waits for a withdrawal, and holds one off until the test is there to be erased with the rest.
        if (!(await lockParticipant(engine, transaction, participantId))) return null;
        const earlier = await testOf(transaction, taskId);
        if (earlier !== undefined) return earlier;
        const [id, key] = [randomBytes(16).toString('base64url'), randomBytes(16)];
        await transaction
          .insertInto('reader_tests')
          .values({
            id,
            key_hash: createHash('sha256').update(key).digest('hex'),
            results_key: null,
            user_id: null,
            task_type: exercise,
            task_id: taskId,
            previous_id: null,
            text,
            details: JSON.stringify(details),
            created_at: now().toISOString(),
            ends_at: endsAt.toISOString(),
            most_readers: mostReaders,
          })
          .execute();
        return { id, endsAt: endsAt.toISOString() };
      }),
  };
}

/** The texts of studies that readers were asked about; nothing in a record names the participant. */
export async function studyReaders({ db }: Engine, study: string | null) {
  const tests = await db
    .selectFrom('reader_tests')
    .innerJoin('study_tasks', 'study_tasks.task_id', 'reader_tests.task_id')
    .innerJoin('study_participants', 'study_participants.id', 'study_tasks.participant_id')
    .select(['reader_tests.id', 'reader_tests.task_id as task', 'study', 'condition', 'exercise'])
    .select(['text', 'details', 'ends_at as endsAt'])
    .where('reader_tests.user_id', 'is', null)
    .$if(study !== null, (query) => query.where('study', '=', study))
    .orderBy('study')
    .orderBy('reader_tests.task_id')
    .execute();
  const answers = await db
    .selectFrom('reader_answers')
    .select(['test_id', 'answer'])
    .where('test_id', 'in', (select) =>
      select.selectFrom('reader_tests').select('id').where('task_id', 'is not', null),
    )
    .orderBy('id')
    .execute();
  return tests.map(({ id, task, study: of, condition, exercise, text, details, endsAt }) => ({
    task: task!,
    study: of,
    condition,
    exercise,
    text,
    endsAt,
    textLanguage: (JSON.parse(details) as ReaderTestDetails).textLanguage,
    answers: answers.flatMap(({ test_id, answer }) =>
      test_id === id ? [JSON.parse(answer) as unknown] : [],
    ),
  }));
}

export type StudyReaderRecord = Readonly<Awaited<ReturnType<typeof studyReaders>>[number]>;
