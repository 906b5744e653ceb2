import { randomBytes } from 'node:crypto';

import { type TaskType, taskTypes } from '@vernacular/contract';
import { conversationFromRow, exerciseNamed } from '@vernacular/exercises';

import type { Kysely } from 'kysely';

import { changesRow } from '../engine/query-results.ts';
import { compileOnce } from '../engine/compile-once.ts';
import type { Engine } from '../engine/engine.ts';
import { interactionTable } from '../schema/interaction-tables.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { type Task, toTask } from './tasks.ts';
import { NoRoom, type Quotas } from './quotas.ts';
import type { Schema } from '../schema/schema.ts';

export type OpenedShare =
  | { readonly kind: 'invalid' | 'revoked' | 'expired' }
  | {
      readonly kind: 'shown';
      readonly task: Task;
      /** The number of messages when the link was made; null shows all. */
      readonly messages: number | null;
      /** Removed from what the link shows; null when unknown. */
      readonly ownerEmail: string | null;
    };

const newToken = () => randomBytes(16).toString('base64url');

const isToken = /^[\w-]{1,64}$/;

const typeOf = (sharedAs: string) =>
  taskTypes.find((type) => interactionTable(type).sharedAs === sharedAs);

export function openShares(
  { db, name }: Engine,
  now: () => Date,
  { links: most }: Pick<Quotas, 'links'>,
) {
  const openShare = compileOnce((on, id: string) =>
    on
      .selectFrom('shares')
      .leftJoin('user_demographics as owner', 'owner.user_id', 'shares.created_by')
      .selectAll('shares')
      .select('owner.email')
      .where('id', '=', id)
      .compile(),
  );
  const sharedTask = new Map(
    taskTypes.map((type) => [
      type,
      compileOnce((on, id: string, userId: string | null) =>
        on
          .selectFrom(interactionTable(type).table)
          .selectAll()
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .compile(),
      ),
    ]),
  );
  const makeRoom = async (transaction: Kysely<Schema>, taskId: string, userId: string) => {
    const links = await transaction
      .selectFrom('shares')
      .select(['id', 'is_revoked', 'expires_at'])
      .where('task_id', '=', taskId)
      .where('created_by', '=', userId)
      .orderBy('created_at', 'desc')
      .execute();
    const ended = links.filter(
      (link) => link.is_revoked || (link.expires_at !== null && new Date(link.expires_at) < now()),
    );
    if (links.length - ended.length >= most) throw new NoRoom();
    // Of ended links the newest stay, so that whoever opens one reads that it has ended.
    const old = ended.slice(most).map(({ id }) => id);
    if (old.length > 0) await transaction.deleteFrom('shares').where('id', 'in', old).execute();
  };
  return {
    /** Returns the token; null when the person has no such task. @throws NoRoom when it has its most links. */
    create: ({
      userId,
      type,
      taskId,
      expiresAt = null,
    }: {
      readonly userId: string;
      readonly type: TaskType;
      readonly taskId: string;
      readonly expiresAt?: Date | null | undefined;
    }) =>
      inTransaction(db, async (transaction) => {
        const owned = await transaction
          .selectFrom(interactionTable(type).table)
          .selectAll()
          .where('id', '=', taskId)
          .where('user_id', '=', userId)
          // Locks the task until the link exists: no link is left without a task, and links are counted one by one.
          .$if(name === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst();
        if (owned === undefined) return null;
        await makeRoom(transaction, taskId, userId);
        const id = newToken();
        const { content } = toTask(type, owned);
        const shown =
          type === 'dejargonizer' ? null : conversationFromRow(exerciseNamed(type), content).length;
        await transaction
          .insertInto('shares')
          .values({
            id,
            task_type: interactionTable(type).sharedAs,
            task_id: taskId,
            created_by: userId,
            created_at: now().toISOString(),
            is_revoked: false,
            expires_at: expiresAt?.toISOString() ?? null,
            shown_messages: shown,
          })
          .execute();
        return id;
      }),
    list: async (userId: string, type: TaskType, taskId: string) => {
      const rows = await db
        .selectFrom('shares')
        .selectAll()
        .where('created_by', '=', userId)
        .where('task_type', '=', interactionTable(type).sharedAs)
        .where('task_id', '=', taskId)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        isRevoked: Boolean(row.is_revoked),
        expiresAt: row.expires_at,
      }));
    },
    setEnd: (userId: string, id: string, expiresAt: Date | null) =>
      db
        .updateTable('shares')
        .set({ expires_at: expiresAt?.toISOString() ?? null })
        .where('id', '=', id)
        .where('created_by', '=', userId)
        .where('is_revoked', '=', false)
        .$call(changesRow),
    revoke: (userId: string, id: string) =>
      db
        .updateTable('shares')
        .set({ is_revoked: true })
        .where('id', '=', id)
        .where('created_by', '=', userId)
        .$call(changesRow),
    open: async (id: string): Promise<OpenedShare> => {
      if (!isToken.test(id)) return { kind: 'invalid' };
      const [share] = await openShare(db, id);
      const type = share && typeOf(share.task_type);
      if (share === undefined || type === undefined) return { kind: 'invalid' };
      if (share.is_revoked) return { kind: 'revoked' };
      if (share.expires_at !== null && new Date(share.expires_at) < now())
        return { kind: 'expired' };
      // The task must still belong to the link's owner; an anonymised one shows nothing.
      const [row] = await sharedTask.get(type)!(db, share.task_id, share.created_by);
      if (row === undefined) return { kind: 'revoked' };
      return {
        kind: 'shown',
        task: toTask(type, row),
        messages: share.shown_messages,
        ownerEmail: share.email,
      };
    },
  };
}
