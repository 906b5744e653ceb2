import type { Kysely, Selectable } from 'kysely';

import { changesRow, findsRow, firstRow } from '../engine/query-results.ts';
import { type Demographics, insertDemographics } from './demographics.ts';
import { endAccess } from './end-access.ts';
import type { Engine } from '../engine/engine.ts';
import { eraseWithin } from './erase-account.ts';
import { type Invitation, spendInvitation } from './invitations.ts';
import {
  identityRow,
  type NewIdentity,
  recordVerifiedAddress,
} from './identities-and-verified-addresses.ts';
import { withoutTimeBudget } from '../engine/time-budget.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';

/** The email address is already in lower case. */
export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly isConfirmed: boolean;
  /** Whether the person has just proved, by an email or at a provider, that the address is theirs. */
  readonly isProved?: boolean;
  readonly demographics: Partial<Demographics>;
  readonly identity?: NewIdentity;
  readonly invitation?: Invitation;
}

export class InvitationOver extends Error {
  override readonly name = 'InvitationOver';
}

export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';

  constructor() {
    super('SignInRefused: the account is gone or shut.');
  }
}

/** Whether the present address of the account has been proved. */
const hasProvedAddress = (transaction: Kysely<Schema>, id: string): Promise<boolean> =>
  transaction
    .selectFrom('proved_addresses')
    .innerJoin('users', 'users.id', 'proved_addresses.user_id')
    .select('users.id')
    .where('users.id', '=', id)
    .whereRef('proved_addresses.email', '=', 'users.email')
    .$call(findsRow);

export const readUser = (row: Selectable<Schema['users']>) => ({
  id: row.id,
  email: row.email,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  emailConfirmedAt: row.email_confirmed_at,
  lastSignInAt: row.last_sign_in_at,
  disabledAt: row.disabled_at,
});

export type User = Readonly<ReturnType<typeof readUser>>;

const isTaken = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');

/**
 * Erases the unconfirmed account at an address: a person who verifies the address must find nothing that a stranger
 * left.
 */
async function eraseUnconfirmed(transaction: Kysely<Schema>, email: string, now: Date) {
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (row !== undefined) await eraseWithin(transaction, row.id, now);
}

export function openUsers(engine: Engine, now: () => Date, newId: () => string) {
  const { db } = engine;
  const find = (column: 'id' | 'email', value: string) =>
    db.selectFrom('users').selectAll().where(column, '=', value).$call(firstRow(readUser));
  return {
    /**
     * Creates an account with its profile in one transaction; null when a confirmed account has the address. An
     * unconfirmed account gives way: a confirmed registration erases it, an unconfirmed one replaces its password and
     * profile.
     * @throws InvitationOver
     */
    register: async ({ email, passwordHash, isConfirmed, isProved, ...more }: NewUser) =>
      inTransaction(db, async (transaction) => {
        const { demographics, identity, invitation } = more;
        const [id, at] = [newId(), now().toISOString()];
        if (invitation !== undefined && !(await spendInvitation(transaction, invitation, now())))
          throw new InvitationOver();
        if (isConfirmed) await eraseUnconfirmed(transaction, email, now());
        const row = await transaction
          .insertInto('users')
          .values({
            id,
            email,
            password_hash: passwordHash,
            created_at: at,
            updated_at: at,
            email_confirmed_at: isConfirmed ? at : null,
            last_sign_in_at: null,
          })
          .onConflict((conflict) =>
            conflict
              .column('email')
              .doUpdateSet({ password_hash: passwordHash, updated_at: at })
              .where('users.email_confirmed_at', 'is', null)
              .where('users.disabled_at', 'is', null),
          )
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return null;
        // Deletes the profile of the earlier, unconfirmed registration.
        if (row.id !== id)
          for (const table of ['user_demographics', 'consents'] as const)
            await transaction.deleteFrom(table).where('user_id', '=', row.id).execute();
        await insertDemographics(transaction, row.id, { ...demographics, email }, { at, newId });
        if (identity !== undefined) {
          const joined = identityRow(row.id, identity, { id: newId(), at });
          await transaction.insertInto('identities').values(joined).execute();
        }
        if (isProved) await recordVerifiedAddress(transaction, row.id, at);
        return readUser(row);
      }),
    /** An account with what else a sign-in by password needs to know about it, read in one statement. */
    signingIn: async (email: string) => {
      const row = await db
        .selectFrom('users')
        .leftJoin('proved_addresses', 'proved_addresses.user_id', 'users.id')
        .leftJoin('factor_resets', 'factor_resets.user_id', 'users.id')
        .selectAll('users')
        .select(['proved_addresses.proved_at', 'factor_resets.due_at'])
        .where('users.email', '=', email)
        .executeTakeFirst();
      if (row === undefined) return null;
      // `hasReset`: whether a removal of second factors was ordered.
      return { ...readUser(row), provedAt: row.proved_at, hasReset: row.due_at !== null };
    },
    byEmail: (email: string) => find('email', email),
    byId: (id: string) => find('id', id),
    /**
     * Changes the password, deletes all API keys and links in emails, and ends every session but `keep`. At an address
     * that nobody has proved, recovery links stay valid.
     */
    changePassword: async (id: string, passwordHash: string, keep: string | null) => {
      await inTransaction(db, async (transaction) => {
        const at = now().toISOString();
        await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash, updated_at: at })
          .where('id', '=', id)
          .execute();
        const why = (await hasProvedAddress(transaction, id)) ? 'change' : 'unprovedChange';
        await endAccess(transaction, id, why, { at, newId, keep });
      });
    },
    /**
     * Gives an account to the person who has just opened an email at its address: sets the password, removes sessions,
     * API keys, linked providers and links in emails. If the address was unverified until now (`isFirstProof`), second
     * factors, links to saved texts and what was agreed to end too.
     */
    recover: async (id: string, passwordHash: string) =>
      inTransaction(db, async (transaction) => {
        const at = now().toISOString();
        // Updates the user first: that locks the row, so that a sign-in at this moment waits.
        await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash, updated_at: at })
          .where('id', '=', id)
          .execute();
        const why = (await hasProvedAddress(transaction, id)) ? 'recovery' : 'claim';
        await endAccess(transaction, id, why, { at, newId });
        await recordVerifiedAddress(transaction, id, at);
        return { isFirstProof: why === 'claim' };
      }),
    /**
     * Changes the address, which then counts as verified; ends all sessions and deletes all API keys and links in emails.
     * False when a confirmed account has the address.
     */
    changeEmail: async (id: string, email: string) => {
      try {
        await inTransaction(db, async (transaction) => {
          const at = now().toISOString();
          await eraseUnconfirmed(transaction, email, now());
          await transaction
            .updateTable('users')
            .set({ email, email_confirmed_at: at, updated_at: at })
            .where('id', '=', id)
            .execute();
          await transaction
            .updateTable('user_demographics')
            .set({ email })
            .where('user_id', '=', id)
            .execute();
          await endAccess(transaction, id, 'change', { at, newId });
          await recordVerifiedAddress(transaction, id, at);
        });
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    },
    disable: async (id: string) =>
      inTransaction(db, async (transaction) => {
        // Updates the user first: a sign-in at this moment waits, and a later one is refused.
        const isDisabled = await transaction
          .updateTable('users')
          .set({ disabled_at: now().toISOString() })
          .where('id', '=', id)
          .where('disabled_at', 'is', null)
          .$call(changesRow);
        for (const table of ['sessions', 'one_time_links', 'farewells'] as const)
          await transaction.deleteFrom(table).where('user_id', '=', id).execute();
        return isDisabled;
      }),
    enable: (id: string) =>
      db
        .updateTable('users')
        .set({ disabled_at: null })
        .where('id', '=', id)
        .where('disabled_at', 'is not', null)
        .$call(changesRow),
    erase: async (id: string) => {
      await withoutTimeBudget(() =>
        inTransaction(db, (transaction) => eraseWithin(transaction, id, now())),
      );
      await engine.shred();
    },
  };
}
