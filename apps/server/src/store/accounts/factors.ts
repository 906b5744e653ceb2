import type { Kysely, Selectable } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Seal } from '../secrets/seal.ts';

/** A check of a factor is over after this time. */
export const challengeMilliseconds = 5 * 60 * 1000;

/** An authenticator app that a person enrolled. */
export interface Factor {
  readonly id: string;
  readonly userId: string;
  readonly friendlyName: string | null;
  readonly isVerified: boolean;
  /** Shared with the app, in base32. The database holds it sealed. */
  readonly secret: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Second factors. */
export interface Factors {
  readonly add: (
    userId: string,
    factor: { readonly friendlyName: string | null; readonly secret: string },
  ) => Promise<Factor>;
  readonly list: (userId: string) => Promise<readonly Factor[]>;
  readonly find: (userId: string, id: string) => Promise<Factor | null>;
  /** Begins a check of a factor, to be finished within five minutes; returns its id and end. */
  readonly challenge: (factorId: string) => Promise<{ id: string; expiresAt: Date }>;
  /**
   * Ends a check with the time step its code belongs to, and marks the factor as verified. False when the check
   * is over or unknown, or when this or a later code was used before.
   */
  readonly accept: (factorId: string, challengeId: string, step: number) => Promise<boolean>;
  /** Removes a factor. With the last verified one go the recovery codes and the second level of all sessions. */
  readonly remove: (userId: string, id: string) => Promise<boolean>;
  /** Takes every factor and recovery code of a person away at once, and ends their sessions; false when they had no verified factor. */
  readonly removeAll: (userId: string) => Promise<boolean>;
  /** Takes every factor of a person away at a moment to come; a second asking changes nothing. Returns the moment. */
  readonly orderReset: (userId: string, dueAt: Date) => Promise<Date>;
  /** When the factors of a person will be taken away; null when nobody asked. */
  readonly resetDue: (userId: string) => Promise<Date | null>;
  /** Leaves the factors of a person as they are after all; false when nobody had asked. */
  readonly callOffReset: (userId: string) => Promise<boolean>;
  /** Takes every factor and recovery code of a person away when the moment has come; false when it has not. */
  readonly resetWhenDue: (userId: string) => Promise<boolean>;
  /** Replaces the recovery codes of a person. */
  readonly replaceCodes: (userId: string, hashes: readonly string[]) => Promise<void>;
  readonly countCodes: (userId: string) => Promise<number>;
  /** Uses up a recovery code; false when there is no such code. */
  readonly useCode: (userId: string, hash: string) => Promise<boolean>;
}

const placeOf = (row: string) => ({ table: 'factors', row });

const readWith =
  (seal: Seal) =>
  (row: Selectable<Schema['factors']>): Factor => ({
    id: row.id,
    userId: row.user_id,
    friendlyName: row.friendly_name,
    isVerified: row.status === 'verified',
    secret: seal.open(row.secret, placeOf(row.id)),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });

async function removeAllIn(transaction: Kysely<Schema>, userId: string): Promise<void> {
  // Who had shown a factor that its owner has given up is signed out.
  for (const table of ['factors', 'recovery_codes', 'factor_resets', 'sessions'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Opens the tables factors, challenges and recovery_codes. */
export function openFactors(
  { db }: Engine,
  {
    now,
    newId,
    seal,
  }: { readonly now: () => Date; readonly newId: () => string; readonly seal: Seal },
): Factors {
  const read = readWith(seal);
  const at = () => now().toISOString();
  const from = (userId: string) =>
    db.selectFrom('factors').selectAll().where('user_id', '=', userId);
  const dueOf = async (userId: string) => {
    const row = await db
      .selectFrom('factor_resets')
      .select('due_at')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row === undefined ? null : new Date(row.due_at);
  };
  return {
    add: async (userId, { friendlyName, secret }) => {
      const id = newId();
      const row = await db
        .insertInto('factors')
        .values({
          id,
          user_id: userId,
          friendly_name: friendlyName,
          status: 'unverified',
          secret: seal.close(secret, placeOf(id)),
          last_step: null,
          created_at: at(),
          updated_at: at(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return read(row);
    },
    list: async (userId) => (await from(userId).orderBy('created_at').execute()).map(read),
    find: async (userId, id) => {
      const row = await from(userId).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : read(row);
    },
    challenge: async (factorId) => {
      const id = newId();
      await db
        .insertInto('challenges')
        .values({ id, factor_id: factorId, created_at: at() })
        .execute();
      return { id, expiresAt: new Date(now().getTime() + challengeMilliseconds) };
    },
    accept: async (factorId, challengeId, step) =>
      inTransaction(db, async (transaction) => {
        const oldest = new Date(now().getTime() - challengeMilliseconds).toISOString();
        const { numDeletedRows } = await transaction
          .deleteFrom('challenges')
          .where('id', '=', challengeId)
          .where('factor_id', '=', factorId)
          .where('created_at', '>=', oldest)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await transaction.deleteFrom('challenges').where('created_at', '<', oldest).execute();
        const { numUpdatedRows } = await transaction
          .updateTable('factors')
          .set({ last_step: step, status: 'verified', updated_at: at() })
          .where('id', '=', factorId)
          .where((where) =>
            where.or([where('last_step', 'is', null), where('last_step', '<', step)]),
          )
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    remove: async (userId, id) =>
      inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('factors')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        const left = await transaction
          .selectFrom('factors')
          .select('id')
          .where('user_id', '=', userId)
          .where('status', '=', 'verified')
          .executeTakeFirst();
        if (left === undefined) {
          await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
          await transaction
            .updateTable('sessions')
            .set({ aal: 'aal1' })
            .where('user_id', '=', userId)
            .execute();
        }
        return numDeletedRows > 0n;
      }),
    removeAll: async (userId) =>
      inTransaction(db, async (transaction) => {
        const verified = await transaction
          .selectFrom('factors')
          .select('id')
          .where('user_id', '=', userId)
          .where('status', '=', 'verified')
          .executeTakeFirst();
        if (verified !== undefined) await removeAllIn(transaction, userId);
        return verified !== undefined;
      }),
    orderReset: async (userId, dueAt) => {
      await db
        .insertInto('factor_resets')
        .values({ user_id: userId, due_at: dueAt.toISOString() })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute();
      return (await dueOf(userId)) ?? dueAt;
    },
    resetDue: dueOf,
    callOffReset: async (userId) => {
      const { numDeletedRows } = await db
        .deleteFrom('factor_resets')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    resetWhenDue: async (userId) =>
      inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('factor_resets')
          .where('user_id', '=', userId)
          .where('due_at', '<=', at())
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await removeAllIn(transaction, userId);
        return true;
      }),
    replaceCodes: async (userId, hashes) => {
      await inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
        await transaction
          .insertInto('recovery_codes')
          .values(hashes.map((hash) => ({ hash, user_id: userId, created_at: at() })))
          .execute();
      });
    },
    countCodes: async (userId) => {
      const { count } = await db
        .selectFrom('recovery_codes')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return count;
    },
    useCode: async (userId, hash) => {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
