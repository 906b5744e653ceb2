import type { Kysely } from 'kysely';

import { recordWithdrawal, type Stamp } from './consents.ts';
import type { Schema } from '../schema/schema.ts';

const signedIn = ['sessions', 'one_time_links', 'api_keys'] as const;
const consents = ['terms', 'saving'] as const;
const factors = ['factors', 'recovery_codes', 'factor_resets'] as const;

/** Tables whose rows are deleted when an account may get another holder, so that nobody keeps a way in. */
const ends = {
  /** A signed-in user who knows the password sets another password or address. */
  change: signedIn,
  /** The same at an address that nobody has proved: recovery links that were sent to its owner stay valid. */
  unprovedChange: signedIn,
  /**
   * A recovery link at a proved address sets the password. Second factors stay, because they protect an owner whose
   * mail others read; the factor of a stranger is removed by `factor_resets`. Until a passkey is used after the new
   * password, it does not sign in alone.
   */
  recovery: [...signedIn, 'identities'],
  /** A link is opened at an address that nobody has proved. */
  claim: [...signedIn, 'identities', ...factors],
} as const;

/** Ends the sessions, links, keys and other ways into an account that `why` names, except the session `keep`. */
export async function endAccess(
  transaction: Kysely<Schema>,
  userId: string,
  why: keyof typeof ends,
  { at, newId, keep = null }: Stamp & { readonly keep?: string | null },
): Promise<void> {
  if (why === 'recovery')
    await transaction
      .updateTable('factors')
      .set({ second_only_since: at })
      .where('user_id', '=', userId)
      .execute();
  if (why === 'claim') await disownConsentsAndLinks(transaction, userId, { at, newId });
  for (const table of ends[why])
    await transaction
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .$if(table === 'sessions' && keep !== null, (query) => query.where('id', '!=', keep ?? ''))
      .$if(table === 'one_time_links' && why === 'unprovedChange', (query) =>
        query.where('purpose', '!=', 'recovery'),
      )
      .execute();
}

/**
 * Withdraws the consents of an account and revokes its links to saved texts, because a stranger may have given or kept
 * them.
 */
async function disownConsentsAndLinks(transaction: Kysely<Schema>, userId: string, stamp: Stamp) {
  await transaction
    .updateTable('user_demographics')
    .set({ acceptTermsPrivacyPolicy: false })
    .where('user_id', '=', userId)
    .execute();
  for (const subject of consents)
    await recordWithdrawal(transaction, userId, { subject, screen: 'renewal' }, stamp);
  await transaction
    .updateTable('shares')
    .set({ is_revoked: true })
    .where('created_by', '=', userId)
    .execute();
}
