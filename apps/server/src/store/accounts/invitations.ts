import type { Kysely } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';

/** An invitation as somebody brings it: the address it was made for, and the hash of its secret. */
export interface Invitation {
  readonly email: string;
  readonly hash: string;
}

/** Invitations to make an account, one an address. Only hashes of their secrets come here. */
export interface Invitations {
  /** Adds an invitation in place of an earlier one to the same address. */
  readonly add: (invitation: Invitation, expiresAt: Date) => Promise<void>;
  /** Whether an invitation can still be used. */
  readonly isOpen: (invitation: Invitation) => Promise<boolean>;
}

/** Uses an invitation up in a transaction; false when it is unknown, used, over, or somebody else's. */
export async function spendInvitation(
  transaction: Kysely<Schema>,
  { email, hash }: Invitation,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('invitations')
    .where('email', '=', email)
    .where('hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Opens the table invitations. */
export function openInvitations({ db }: Engine, now: () => Date): Invitations {
  return {
    add: async ({ email, hash }, expiresAt) => {
      const times = { created_at: now().toISOString(), expires_at: expiresAt.toISOString() };
      await db
        .insertInto('invitations')
        .values({ email, hash, ...times })
        .onConflict((same) => same.column('email').doUpdateSet({ hash, ...times }))
        .execute();
    },
    isOpen: async ({ email, hash }) => {
      const row = await db
        .selectFrom('invitations')
        .select('email')
        .where('email', '=', email)
        .where('hash', '=', hash)
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
