import type { Kysely, Selectable } from 'kysely';

import { findsRow, firstRow } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';

/** A person as a sign-in provider identifies them; the pair is unique and never changes. */
export interface ProviderSubject {
  readonly issuer: string;
  readonly subject: string;
}

export type NewIdentity = ProviderSubject & { readonly email: string | null };

const read = (row: Selectable<Schema['identities']>) => ({
  id: row.id,
  userId: row.user_id,
  issuer: row.issuer,
  subject: row.subject,
  email: row.email,
  createdAt: row.created_at,
  usedAt: row.used_at,
});

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

export async function recordVerifiedAddress(
  db: Kysely<Schema>,
  userId: string,
  at: string,
): Promise<void> {
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

export function openIdentities({ db }: Engine, now: () => Date, newId: () => string) {
  const at = () => now().toISOString();
  const find = ({ issuer, subject }: ProviderSubject) =>
    db
      .selectFrom('identities')
      .selectAll()
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .$call(firstRow(read));
  return {
    find,
    list: async (userId: string) => {
      const rows = await db
        .selectFrom('identities')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute();
      return rows.map(read);
    },
    /** Links an identity to an account; false when it is linked to another one. */
    join: async (userId: string, identity: NewIdentity) => {
      await db
        .insertInto('identities')
        .values(identityRow(userId, identity, { id: newId(), at: at() }))
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .execute();
      return (await find(identity))?.userId === userId;
    },
    noteUse: async (id: string) => {
      await db.updateTable('identities').set({ used_at: at() }).where('id', '=', id).execute();
    },
    /** Unlinks an identity. `last`: refused, because without a password it is the only way to sign in. */
    part: async (userId: string, id: string) =>
      inTransaction(db, async (transaction) => {
        // Updates the user first: that locks the row, so that two such calls run one after the other.
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
    /** Records that the person's current address is verified. */
    prove: async (userId: string) => {
      await inTransaction(db, (transaction) => recordVerifiedAddress(transaction, userId, at()));
    },
    isProved: (userId: string, email: string) =>
      db
        .selectFrom('proved_addresses')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('email', '=', email)
        .$call(findsRow),
    provedAt: async (userId: string) => {
      const row = await db
        .selectFrom('proved_addresses')
        .select('proved_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.proved_at ?? null;
    },
  };
}
