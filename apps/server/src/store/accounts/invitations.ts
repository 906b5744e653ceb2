import type { Kysely } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';

export interface Invitation {
  readonly email: string;
  readonly hash: string;
}

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

/** Invitations to register, one per address. Only hashes of their secrets are stored. */
export function openInvitations({ db }: Engine, now: () => Date) {
  return {
    add: async ({ email, hash }: Invitation, expiresAt: Date) => {
      const times = { created_at: now().toISOString(), expires_at: expiresAt.toISOString() };
      await db
        .insertInto('invitations')
        .values({ email, hash, ...times })
        .onConflict((same) => same.column('email').doUpdateSet({ hash, ...times }))
        .execute();
    },
    isOpen: async ({ email, hash }: Invitation) => {
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
