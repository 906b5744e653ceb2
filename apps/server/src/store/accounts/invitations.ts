import type { Kysely } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';

export interface Invitation {
  readonly email: string;
  readonly hash: string;
}

/** Invitations to register, one per address. Only hashes of their secrets are stored. */
export interface Invitations {
  readonly add: (invitation: Invitation, expiresAt: Date) => Promise<void>;
  readonly isOpen: (invitation: Invitation) => Promise<boolean>;
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
