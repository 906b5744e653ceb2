import type { Kysely, Selectable } from 'kysely';

import { changesRow, countRows, findsRow, firstRow } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import type { FactorType, Schema } from '../schema/schema.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Seal } from '../secrets/seal.ts';

export const challengeMilliseconds = 5 * 60 * 1000;

export const placeOf = (row: string) => ({ table: 'factors', row });

export const readFactorWith = (seal: Seal) => (row: Selectable<Schema['factors']>) => ({
  id: row.id,
  userId: row.user_id,
  friendlyName: row.friendly_name,
  type: row.type,
  isVerified: row.status === 'verified',
  // The secret shared with the app, in base32, or the public key of the passkey, in base64url.
  secret: seal.open(row.secret, placeOf(row.id)),
  // The time step of the last code, or the signature counter of the passkey.
  lastStep: row.last_step,
  credentialId: row.credential_id,
  // The passkey signs in only after the password: the address was proved by letter since it was last used.
  isSecondOnly: row.second_only_since !== null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** An authenticator app (`totp`) or a passkey (`webauthn`). */
export type Factor = Readonly<ReturnType<ReturnType<typeof readFactorWith>>>;

const hasVerified = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .$call(findsRow);

async function removeAllIn(transaction: Kysely<Schema>, userId: string): Promise<void> {
  // Sessions that were raised with a removed factor end as well.
  for (const table of ['factors', 'recovery_codes', 'factor_resets', 'sessions'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
}

export function openFactors({ db }: Engine, now: () => Date, newId: () => string, seal: Seal) {
  const read = readFactorWith(seal);
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
    add: async (
      userId: string,
      {
        friendlyName,
        secret,
        type = 'totp',
      }: {
        readonly friendlyName: string | null;
        readonly secret: string;
        readonly type?: FactorType;
      },
    ) => {
      const id = newId();
      const row = await db
        .insertInto('factors')
        .values({
          id,
          user_id: userId,
          friendly_name: friendlyName,
          type,
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
    list: async (userId: string) => (await from(userId).orderBy('created_at').execute()).map(read),
    find: (userId: string, id: string) => from(userId).where('id', '=', id).$call(firstRow(read)),
    challenge: async (factorId: string) => {
      const id = newId();
      await db
        .insertInto('challenges')
        .values({ id, factor_id: factorId, created_at: at() })
        .execute();
      return { id, expiresAt: new Date(now().getTime() + challengeMilliseconds) };
    },
    /**
     * Accepts the time step of a code: ends the challenge and marks the factor verified. False when the challenge is
     * unknown or expired, or when this code or a later one was already used.
     */
    accept: async (factorId: string, challengeId: string, step: number) =>
      inTransaction(db, async (transaction) => {
        const oldest = new Date(now().getTime() - challengeMilliseconds).toISOString();
        const isOpen = await transaction
          .deleteFrom('challenges')
          .where('id', '=', challengeId)
          .where('factor_id', '=', factorId)
          .where('created_at', '>=', oldest)
          .$call(changesRow);
        if (!isOpen) return false;
        await transaction.deleteFrom('challenges').where('created_at', '<', oldest).execute();
        return transaction
          .updateTable('factors')
          .set({ last_step: step, status: 'verified', updated_at: at() })
          .where('id', '=', factorId)
          .where((where) =>
            where.or([where('last_step', 'is', null), where('last_step', '<', step)]),
          )
          .$call(changesRow);
      }),
    /** Removes a factor. With the last verified one, the recovery codes go and all sessions return to aal1. */
    remove: async (userId: string, id: string) =>
      inTransaction(db, async (transaction) => {
        const factor = transaction.deleteFrom('factors').where('id', '=', id);
        const isRemoved = await changesRow(factor.where('user_id', '=', userId));
        if (!(await hasVerified(transaction, userId))) {
          await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
          await transaction
            .updateTable('sessions')
            .set({ aal: 'aal1' })
            .where('user_id', '=', userId)
            .execute();
        }
        return isRemoved;
      }),
    removeAll: async (userId: string) =>
      inTransaction(db, async (transaction) => {
        const isAny = await hasVerified(transaction, userId);
        if (isAny) await removeAllIn(transaction, userId);
        return isAny;
      }),
    /** Orders the removal of all factors. An earlier order stays; returns the time of the one that holds. */
    orderReset: async (userId: string, dueAt: Date) => {
      await db
        .insertInto('factor_resets')
        .values({ user_id: userId, due_at: dueAt.toISOString() })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute();
      return (await dueOf(userId)) ?? dueAt;
    },
    callOffReset: (userId: string) =>
      db.deleteFrom('factor_resets').where('user_id', '=', userId).$call(changesRow),
    /** Removes all factors, recovery codes and sessions if such an order is due, and tells whether it was. */
    resetWhenDue: async (userId: string) =>
      inTransaction(db, async (transaction) => {
        const ordered = transaction.deleteFrom('factor_resets').where('user_id', '=', userId);
        const isDue = await changesRow(ordered.where('due_at', '<=', at()));
        if (isDue) await removeAllIn(transaction, userId);
        return isDue;
      }),
    replaceCodes: async (userId: string, hashes: readonly string[]) => {
      await inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
        await transaction
          .insertInto('recovery_codes')
          .values(hashes.map((hash) => ({ hash, user_id: userId, created_at: at() })))
          .execute();
      });
    },
    countCodes: (userId: string) =>
      db.selectFrom('recovery_codes').where('user_id', '=', userId).$call(countRows),
    useCode: (userId: string, hash: string) =>
      db
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .$call(changesRow),
  };
}
