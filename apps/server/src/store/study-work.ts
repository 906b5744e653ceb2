import type { ExerciseName } from '@vernacular/exercises';
import { type Kysely, sql } from 'kysely';

import type { Engine } from './engine.ts';
import { type Content, interactionTable } from './interaction-tables.ts';
import { type Task, toColumns, toTask } from './interactions.ts';
import type { Schema } from './schema.ts';

/**
 * What people write on the pages of a study: rows that are nobody's, whether or not their writer has an account.
 * Whoever knows the id of one reaches it, so an id must follow from something that only its writer knows.
 */
export interface StudyWork {
  /** Keeps a new task; false when the id is taken: then nothing changes. */
  readonly save: (
    exercise: ExerciseName,
    id: string,
    content: Content<ExerciseName>,
  ) => Promise<boolean>;
  /** Changes columns of a task; false when it is not there, or stands at another stage than `whenStage`. */
  readonly update: (
    exercise: ExerciseName,
    id: string,
    changes: Content<ExerciseName>,
    whenStage: number,
  ) => Promise<boolean>;
  readonly open: (exercise: ExerciseName, id: string) => Promise<Task<ExerciseName> | null>;
}

/** All rows of a table that are a participant's and no account's. */
const studyRows = (db: Kysely<Schema>, exercise: ExerciseName) =>
  db
    .selectFrom(interactionTable(exercise).table)
    .selectAll()
    .where('user_id', 'is', null)
    .where(sql.ref('is_research'), '=', true);

/** Opens the rows of the tables of saved work that belong to studies alone. */
export const openStudyWork = ({ db }: Engine, now: () => Date): StudyWork => ({
  save: async (exercise, id, content) => {
    const frame = { id, user_id: null, created_at: now().toISOString() };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto(interactionTable(exercise).table)
      .values({ ...toColumns(exercise, { ...content, is_research: true }), ...frame })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  },
  update: async (exercise, id, changes, whenStage) => {
    const { numUpdatedRows } = await db
      .updateTable(interactionTable(exercise).table)
      .set(toColumns(exercise, { ...changes, is_research: true }))
      .where('id', '=', id)
      .where('user_id', 'is', null)
      .where(sql.ref('is_research'), '=', true)
      .where(sql.ref('current_stage'), '=', whenStage)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  open: async (exercise, id) => {
    const row = await studyRows(db, exercise).where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toTask(exercise, row);
  },
});

/** Everything that was written for studies in one exercise, oldest first, for the operator's research. */
export async function allStudyWork(
  { db }: Engine,
  exercise: ExerciseName,
): Promise<readonly Task<ExerciseName>[]> {
  const rows = await studyRows(db, exercise).orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => toTask(exercise, row));
}
