import { type Kysely, sql } from 'kysely';

import { anonymiseWithin } from './anonymise.ts';
import { fromStored, toStored } from './column-kinds.ts';
import { mayKeepWork } from './demographics.ts';
import type { Engine } from './engine.ts';
import {
  type Content,
  type ExerciseName,
  exerciseNames,
  interactionTable,
} from './interaction-tables.ts';
import type { Schema } from './schema.ts';

/** A saved task as a list shows it. */
export interface TaskLine {
  readonly exercise: ExerciseName;
  readonly label: string;
  readonly id: string;
  readonly createdAt: string;
  /** The first words of the person's own text; empty while there is none. */
  readonly opening: string;
}

/** A saved task, whole. */
export interface Task<E extends ExerciseName = ExerciseName> {
  readonly exercise: E;
  readonly id: string;
  readonly createdAt: string;
  readonly content: Content<E>;
}

/** People's saved work. Every call names whose it is; nobody reaches another's. */
export interface Interactions {
  /**
   * Keeps a new task and returns its id; null when the person did not choose to save, or when an `id` is given
   * and a task has it already: then nothing changes.
   */
  readonly save: <E extends ExerciseName>(
    exercise: E,
    userId: string,
    content: Partial<Content<E>>,
    options?: { readonly id?: string },
  ) => Promise<string | null>;
  /**
   * Changes columns of a task. False when it is not this person's (any more), or when `whenStage` is given
   * and the stored current_stage is another: then somebody else moved it first, and nothing changes.
   */
  readonly update: <E extends ExerciseName>(
    exercise: E,
    userId: string,
    id: string,
    changes: Partial<Content<E>>,
    options?: { readonly whenStage?: number },
  ) => Promise<boolean>;
  /** All tasks of a person, newest first. */
  readonly list: (userId: string) => Promise<readonly TaskLine[]>;
  readonly open: <E extends ExerciseName>(
    exercise: E,
    userId: string,
    id: string,
  ) => Promise<Task<E> | null>;
  /** All tasks of a person, whole, for taking home. */
  readonly export: (userId: string) => Promise<readonly Task[]>;
  /** Empties all tasks of a person and cuts them from the person, in one transaction. */
  readonly anonymise: (userId: string) => Promise<void>;
}

const openingLength = 160;

/** All interaction tables have the same frame; Kysely is shown one of them. */
type AnyTable = 'ethics_user_interactions';
const tableOf = (exercise: ExerciseName) => interactionTable(exercise).table as AnyTable;

/** The columns of a task's content, as the database takes them. */
export function toColumns(exercise: ExerciseName, content: Readonly<Record<string, unknown>>) {
  const { columns } = interactionTable(exercise);
  const given = Object.entries(content).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => {
      const kind = Object.hasOwn(columns, name) ? columns[name] : undefined;
      if (kind === undefined) throw new TypeError(`${exercise} has no column ${name}.`);
      return [name, toStored(kind, value)];
    }),
  );
}

/** A row of an interaction table as a task. */
export function toTask<E extends ExerciseName>(exercise: E, row: Record<string, unknown>): Task<E> {
  const { columns } = interactionTable(exercise);
  const content = Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => [name, fromStored(kind, row[name])]),
  );
  return {
    exercise,
    id: String(row['id']),
    createdAt: String(row['created_at']),
    content: content as Content<E>,
  };
}

async function linesOf(db: Kysely<Schema>, userId: string, exercise: ExerciseName) {
  const { opening, label } = interactionTable(exercise);
  const start = sql<string | null>`substr(${sql.ref(opening)}, 1, ${sql.lit(openingLength)})`;
  const rows = await db
    .selectFrom(tableOf(exercise))
    .select(['id', 'created_at', start.as('opening')])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row): TaskLine => ({
    exercise,
    label,
    id: row.id,
    createdAt: row.created_at,
    opening: row.opening ?? '',
  }));
}

const newestFirst = (a: { createdAt: string; id: string }, b: { createdAt: string; id: string }) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/** Opens the six tables of saved work. */
export function openInteractions(
  engine: Engine,
  now: () => Date,
  newId: () => string,
): Interactions {
  const { db } = engine;
  const rowsOf = (exercise: ExerciseName, userId: string) =>
    db.selectFrom(tableOf(exercise)).selectAll().where('user_id', '=', userId);
  return {
    save: async (exercise, userId, content, { id = newId() } = {}) =>
      db.transaction().execute(async (transaction) => {
        if (!(await mayKeepWork(engine, transaction, userId))) return null;
        const frame = { id, user_id: userId, created_at: now().toISOString() };
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto(tableOf(exercise))
          .values({ ...toColumns(exercise, content), ...frame })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 0n ? null : id;
      }),
    update: async (exercise, userId, id, changes, { whenStage } = {}) => {
      const columns = toColumns(exercise, changes);
      if (Object.keys(columns).length === 0) return true;
      const { numUpdatedRows } = await db
        .updateTable(tableOf(exercise))
        .set(columns)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .$if(whenStage !== undefined, (query) =>
          query.where(sql.ref('current_stage'), '=', whenStage ?? null),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    list: async (userId) => {
      const lines = await Promise.all(
        exerciseNames.map((exercise) => linesOf(db, userId, exercise)),
      );
      return lines.flat().sort(newestFirst);
    },
    open: async (exercise, userId, id) => {
      const row = await rowsOf(exercise, userId).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toTask(exercise, row as unknown as Record<string, unknown>);
    },
    export: async (userId) => {
      const tasks: Task[][] = await Promise.all(
        exerciseNames.map(async (exercise) => {
          const rows = await rowsOf(exercise, userId).execute();
          return rows.map((row) => toTask(exercise, row as unknown as Record<string, unknown>));
        }),
      );
      return tasks.flat().sort(newestFirst);
    },
    anonymise: async (userId) => {
      await db.transaction().execute(async (transaction) => {
        // Waits for tasks that are being saved, and holds back those that come.
        if (engine.name === 'postgres')
          await transaction
            .selectFrom('user_demographics')
            .select('user_id')
            .where('user_id', '=', userId)
            .forUpdate()
            .execute();
        await anonymiseWithin(transaction, userId);
      });
      await engine.shred();
    },
  };
}
