import type { Kysely, Selectable } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';

/** Who somebody is to a sign-in provider; the two names together never change and are nobody else's. */
export interface ProviderSubject {
  readonly issuer: string;
  readonly subject: string;
}

/** A way to sign in: what a provider calls a person of this site. */
export interface Identity extends ProviderSubject {
  readonly id: string;
  readonly userId: string;
  /** The address the provider named when the two were joined. */
  readonly email: string | null;
  readonly createdAt: string;
  readonly usedAt: string;
}

/** What an identity is made of. */
export type NewIdentity = ProviderSubject & Pick<Identity, 'email'>;

/** Ways to sign in by providers elsewhere, and the addresses that were proved to be their owner's. */
export interface Identities {
  readonly find: (name: ProviderSubject) => Promise<Identity | null>;
  readonly list: (userId: string) => Promise<readonly Identity[]>;
  /** Joins an identity to a person; false when it is somebody else's. */
  readonly join: (userId: string, identity: NewIdentity) => Promise<boolean>;
  readonly noteUse: (id: string) => Promise<void>;
  /** Parts an identity from its person, unless it is their last way to sign in. */
  readonly part: (userId: string, id: string) => Promise<'parted' | 'unknown' | 'last'>;
  /** Writes down that the address a person has now was proved to be theirs. */
  readonly prove: (userId: string) => Promise<void>;
  /**
   * Writes down that whoever took an account back by a letter has proved its address: its API keys end,
   * and with them the providers that were joined while the address was only claimed.
   */
  readonly takeBack: (userId: string) => Promise<void>;
  readonly isProved: (userId: string, email: string) => Promise<boolean>;
}

const read = (row: Selectable<Schema['identities']>): Identity => ({
  id: row.id,
  userId: row.user_id,
  issuer: row.issuer,
  subject: row.subject,
  email: row.email,
  createdAt: row.created_at,
  usedAt: row.used_at,
});

/** A new row of identities. */
export const identityRow = (
  userId: string,
  { issuer, subject, email }: NewIdentity,
  { id, at }: { readonly id: string; readonly at: string },
): Selectable<Schema['identities']> => ({
  id,
  user_id: userId,
  issuer,
  subject,
  email,
  created_at: at,
  used_at: at,
});

/** Writes down in a transaction that the address of a person was proved to be theirs. */
export async function proveIn(db: Kysely<Schema>, userId: string, at: string): Promise<void> {
  await db.deleteFrom('proved_addresses').where('user_id', '=', userId).execute();
  await db
    .insertInto('proved_addresses')
    .columns(['user_id', 'email', 'proved_at'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select((select) => ['id', 'email', select.val(at).as('proved_at')])
        .where('id', '=', userId),
    )
    .execute();
}

/** Opens the tables identities and proved_addresses. */
export function openIdentities({ db }: Engine, now: () => Date, newId: () => string): Identities {
  const at = () => now().toISOString();
  const find = async ({ issuer, subject }: ProviderSubject) => {
    const row = await db
      .selectFrom('identities')
      .selectAll()
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row === undefined ? null : read(row);
  };
  return {
    find,
    list: async (userId) => {
      const rows = await db
        .selectFrom('identities')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute();
      return rows.map(read);
    },
    join: async (userId, identity) => {
      await db
        .insertInto('identities')
        .values(identityRow(userId, identity, { id: newId(), at: at() }))
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .execute();
      return (await find(identity))?.userId === userId;
    },
    noteUse: async (id) => {
      await db.updateTable('identities').set({ used_at: at() }).where('id', '=', id).execute();
    },
    part: async (userId, id) =>
      inTransaction(db, async (transaction) => {
        // Writing the person first lets one parting at a time go on.
        const person = await transaction
          .updateTable('users')
          .set((row) => ({ updated_at: row.ref('updated_at') }))
          .where('id', '=', userId)
          .returning('password_hash')
          .executeTakeFirst();
        const ways = await transaction
          .selectFrom('identities')
          .select('id')
          .where('user_id', '=', userId)
          .execute();
        if (!ways.some((way) => way.id === id)) return 'unknown';
        if (ways.length === 1 && !person?.password_hash) return 'last';
        await transaction.deleteFrom('identities').where('id', '=', id).execute();
        return 'parted';
      }),
    prove: async (userId) => {
      await inTransaction(db, (transaction) => proveIn(transaction, userId, at()));
    },
    takeBack: async (userId) => {
      await inTransaction(db, async (transaction) => {
        const proved = await transaction
          .selectFrom('proved_addresses')
          .innerJoin('users', (on) =>
            on
              .onRef('users.id', '=', 'proved_addresses.user_id')
              .onRef('users.email', '=', 'proved_addresses.email'),
          )
          .select('users.id')
          .where('users.id', '=', userId)
          .executeTakeFirst();
        if (proved === undefined)
          await transaction.deleteFrom('identities').where('user_id', '=', userId).execute();
        await transaction.deleteFrom('api_keys').where('user_id', '=', userId).execute();
        await proveIn(transaction, userId, at());
      });
    },
    isProved: async (userId, email) => {
      const row = await db
        .selectFrom('proved_addresses')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('email', '=', email)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
