import { randomBytes } from 'node:crypto';

import type { Engine } from './engine.ts';
import { type ExerciseName, exerciseNames, interactionTable } from './interaction-tables.ts';
import { type Task, toTask } from './interactions.ts';

/** A link to a task, as its owner sees it. */
export interface Share {
  /** The token in the link. */
  readonly id: string;
  readonly createdAt: string;
  readonly isRevoked: boolean;
  readonly expiresAt: string | null;
}

/** What a visitor with a link gets. */
export type OpenedShare =
  | { readonly kind: 'invalid' | 'revoked' | 'expired' }
  | { readonly kind: 'shown'; readonly label: string; readonly task: Task };

/** Links that show one task to anyone. */
export interface Shares {
  /** Makes a link to a task and returns its token; null when the task is not this person's. */
  readonly create: (share: {
    readonly userId: string;
    readonly exercise: ExerciseName;
    readonly taskId: string;
    readonly expiresAt?: Date | null | undefined;
  }) => Promise<string | null>;
  /** Links that this person made to a task, newest first. */
  readonly list: (
    userId: string,
    exercise: ExerciseName,
    taskId: string,
  ) => Promise<readonly Share[]>;
  /** Ends a link for good; false when this person made no such link. */
  readonly revoke: (userId: string, id: string) => Promise<boolean>;
  readonly open: (id: string) => Promise<OpenedShare>;
}

/** 128 bits, written in 22 letters, digits, dashes and underscores. */
const randomToken = () => randomBytes(16).toString('base64url');

const isToken = /^[\w-]{1,64}$/;

const exerciseOf = (label: string) =>
  exerciseNames.find((exercise) => interactionTable(exercise).label === label);

/** Opens the table shares. */
export function openShares(
  { db }: Engine,
  now: () => Date,
  newToken: () => string = randomToken,
): Shares {
  const rowOf = (exercise: ExerciseName, id: string) =>
    db
      .selectFrom(interactionTable(exercise).table as 'ethics_user_interactions')
      .selectAll()
      .where('id', '=', id);
  return {
    create: async ({ userId, exercise, taskId, expiresAt = null }) => {
      const owned = await rowOf(exercise, taskId).where('user_id', '=', userId).executeTakeFirst();
      if (owned === undefined) return null;
      const id = newToken();
      await db
        .insertInto('shares')
        .values({
          id,
          task_type: interactionTable(exercise).label,
          task_id: taskId,
          created_by: userId,
          created_at: now().toISOString(),
          is_revoked: false,
          expires_at: expiresAt?.toISOString() ?? null,
        })
        .execute();
      return id;
    },
    list: async (userId, exercise, taskId) => {
      const rows = await db
        .selectFrom('shares')
        .selectAll()
        .where('created_by', '=', userId)
        .where('task_type', '=', interactionTable(exercise).label)
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
    revoke: async (userId, id) => {
      const { numUpdatedRows } = await db
        .updateTable('shares')
        .set({ is_revoked: true })
        .where('id', '=', id)
        .where('created_by', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    open: async (id) => {
      if (!isToken.test(id)) return { kind: 'invalid' };
      const share = await db
        .selectFrom('shares')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      const exercise = share && exerciseOf(share.task_type);
      if (share === undefined || exercise === undefined) return { kind: 'invalid' };
      if (share.is_revoked) return { kind: 'revoked' };
      if (share.expires_at !== null && new Date(share.expires_at) < now())
        return { kind: 'expired' };
      // The row must still belong to whoever shared it: one that was anonymised in between shows nothing.
      const row = await rowOf(exercise, share.task_id)
        .where('user_id', '=', share.created_by)
        .executeTakeFirst();
      if (row === undefined) return { kind: 'revoked' };
      const task = toTask(exercise, row as unknown as Record<string, unknown>);
      return { kind: 'shown', label: share.task_type, task };
    },
  };
}
