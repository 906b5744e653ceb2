import type { Kysely } from 'kysely';

import { changesRow, findsRow } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';

export interface Invitation {
  readonly email: string;
  readonly hash: string;
}

/** Uses an invitation up; false when it is unknown or expired. */
export const spendInvitation = (
  transaction: Kysely<Schema>,
  { email, hash }: Invitation,
  now: Date,
): Promise<boolean> =>
  transaction
    .deleteFrom('invitations')
    .where('email', '=', email)
    .where('hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .$call(changesRow);

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
    isOpen: ({ email, hash }: Invitation) =>
      db
        .selectFrom('invitations')
        .select('email')
        .where('email', '=', email)
        .where('hash', '=', hash)
        .where('expires_at', '>', now().toISOString())
        .$call(findsRow),
  };
}
