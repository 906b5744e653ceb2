import { type TaskType, taskTypes } from '@vernacular/contract';
import { type Kysely, sql } from 'kysely';

import { changesRow, findsRow } from '../engine/query-results.ts';
import { anonymiseWithin } from './anonymise.ts';
import { fromStored, toStored } from '../schema/column-kinds-and-conversion.ts';
import { lockPerson, mayKeepWork } from './may-keep-work.ts';
import type { Engine } from '../engine/engine.ts';
import { type Content, interactionTable } from '../schema/interaction-tables.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { NoRoom, quotaCache, type Quotas, usedRoom } from './quotas.ts';
import { saverInOneStatement } from './save-in-one-statement.ts';
import type { Schema } from '../schema/schema.ts';

export interface Task<T extends TaskType = TaskType> {
  readonly type: T;
  readonly id: string;
  readonly createdAt: string;
  readonly content: Content<T>;
}

const openingLength = 160;

const tableOf = (type: TaskType) => interactionTable(type).table;

/** The content of a task as its columns store it. @throws TypeError for an unknown column. */
export function toColumns(type: TaskType, content: Readonly<Record<string, unknown>>) {
  const { columns } = interactionTable(type);
  const given = Object.entries(content).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => {
      const kind = Object.hasOwn(columns, name) ? columns[name] : undefined;
      if (kind === undefined) throw new TypeError(`${type} has no column ${name}.`);
      return [name, toStored(kind, value)];
    }),
  );
}

export function toTask<T extends TaskType>(type: T, row: Record<string, unknown>): Task<T> {
  const { columns } = interactionTable(type);
  const content = Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => [name, fromStored(kind, row[name])]),
  );
  return {
    type,
    id: String(row['id']),
    createdAt: String(row['created_at']),
    content: content as Content<T>,
  };
}

/** A character takes at most three bytes of UTF-8 for each UTF-16 unit. */
const mostBytesOf = (columns: object) => 3 * JSON.stringify(columns).length;

async function linesOf(db: Kysely<Schema>, userId: string, type: TaskType) {
  const { firstWords } = interactionTable(type);
  const start = sql<string | null>`substr(${sql.ref(firstWords)}, 1, ${sql.lit(openingLength)})`;
  const rows = await db
    .selectFrom(tableOf(type))
    .select(['id', 'created_at', start.as('opening')])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({
    type,
    id: row.id,
    createdAt: row.created_at,
    opening: row.opening ?? '',
  }));
}

const newestFirst = (a: { createdAt: string; id: string }, b: { createdAt: string; id: string }) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

export function openInteractions(
  engine: Engine,
  now: () => Date,
  newId: () => string,
  quotas: Quotas,
) {
  const { db } = engine;
  const rowsOf = (type: TaskType, userId: string) =>
    db.selectFrom(tableOf(type)).selectAll().where('user_id', '=', userId);
  const saveInOneStatement = saverInOneStatement(engine.name);
  const hasRoom = quotaCache((userId) => usedRoom(db, userId), quotas);
  return {
    /**
     * Saves a task and returns its id; null when the person has not chosen to save, or when a task with this `id` exists.
     *
     * @throws NoRoom when the account is full.
     */
    save: async <T extends TaskType>(
      type: T,
      userId: string,
      content: Partial<Content<T>>,
      { id = newId() }: { readonly id?: string } = {},
    ) => {
      const columns = toColumns(type, content);
      const frame = { id, user_id: userId, created_at: now().toISOString() };
      const insert = async (on: Kysely<Schema>) =>
        (await saveInOneStatement(on, interactionTable(type), columns, frame)) ? id : null;
      if (await hasRoom(userId, mostBytesOf(columns))) return insert(db);
      return inTransaction(db, async (transaction) => {
        if (!(await mayKeepWork(engine, transaction, userId, 'alone'))) return null;
        const { tasks, bytes } = await usedRoom(transaction, userId);
        if (tasks >= quotas.tasks || bytes >= quotas.bytes) {
          const sameId = transaction.selectFrom(tableOf(type)).select('id').where('id', '=', id);
          if (!(await findsRow(sameId))) throw new NoRoom();
        }
        return insert(transaction);
      });
    },
    /**
     * Changes columns of a task. False when the person has no such task, or when its current_stage is not `whenStage`:
     * another tab or device was first. Then nothing changes.
     */
    update: async <T extends TaskType>(
      type: T,
      userId: string,
      id: string,
      changes: Partial<Content<T>>,
      { whenStage }: { readonly whenStage?: number } = {},
    ) => {
      const columns = toColumns(type, changes);
      if (Object.keys(columns).length === 0) return true;
      return db
        .updateTable(tableOf(type))
        .set(columns)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .$if(whenStage !== undefined, (query) =>
          query.where(sql.ref('current_stage'), '=', whenStage ?? null),
        )
        .$call(changesRow);
    },
    list: async (userId: string) => {
      const lines = await Promise.all(taskTypes.map((type) => linesOf(db, userId, type)));
      return lines.flat().sort(newestFirst);
    },
    open: async <T extends TaskType>(type: T, userId: string, id: string) => {
      const row = await rowsOf(type, userId).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toTask(type, row);
    },
    export: async (userId: string) => {
      const tasks: Task[][] = await Promise.all(
        taskTypes.map(async (type) => {
          const rows = await rowsOf(type, userId).execute();
          return rows.map((row) => toTask(type, row));
        }),
      );
      return tasks.flat().sort(newestFirst);
    },
    /** Deletes a task, the links to it and its reader tests; false when the person has no such task. */
    remove: async (type: TaskType, userId: string, id: string) => {
      const isRemoved = await inTransaction(db, async (transaction) => {
        const task = transaction.deleteFrom(tableOf(type)).where('id', '=', id);
        if (!(await changesRow(task.where('user_id', '=', userId)))) return false;
        await transaction
          .deleteFrom('shares')
          .where('task_type', '=', interactionTable(type).sharedAs)
          .where('task_id', '=', id)
          .where('created_by', '=', userId)
          .execute();
        await transaction
          .deleteFrom('reader_tests')
          .where('task_type', '=', type)
          .where('task_id', '=', id)
          .where('user_id', '=', userId)
          .execute();
        return true;
      });
      if (isRemoved) await engine.shred();
      return isRemoved;
    },
    room: async (userId: string) => ({
      used: await usedRoom(db, userId),
      most: { tasks: quotas.tasks, bytes: quotas.bytes },
    }),
    anonymise: async (userId: string) => {
      await inTransaction(db, async (transaction) => {
        // Waits for saves in progress and blocks new ones.
        await lockPerson(engine, transaction, userId);
        await anonymiseWithin(transaction, userId);
      });
      await engine.shred();
    },
  };
}

/** The saved tasks. Every call takes the owner's id and reaches no other person's. */
export type Interactions = ReturnType<typeof openInteractions>;
