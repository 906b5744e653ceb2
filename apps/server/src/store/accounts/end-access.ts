import type { Kysely } from 'kysely';

import { recordWithdrawal, type Stamp } from './consents.ts';
import type { Schema } from '../schema/schema.ts';

const signedIn = ['sessions', 'one_time_links', 'api_keys'] as const;
const consents = ['terms', 'saving'] as const;
const factors = ['factors', 'recovery_codes', 'factor_resets'] as const;

/** What ends with a change of who holds an account; a person who proves an address finds nothing of anybody else's. */
const ends = {
  /** Somebody who is signed in, and knows the password, sets another password or address. */
  change: signedIn,
  /** The same where nobody has proved the address: letters on their way to its owner stay good. */
  unprovedChange: signedIn,
  /**
   * A letter at a proved address sets the password. A second factor stays, since it is for the case that others read
   * the owner's mail; `factor_resets` removes a stranger's. Until a passkey is used after the new password, it signs
   * nobody in alone.
   */
  recovery: [...signedIn, 'identities'],
  /** A letter is opened at an address that nobody has proved. */
  claim: [...signedIn, 'identities', ...factors],
} as const;

/** Ends every way into an account that was there before, but the session `keep`. */
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

/** What was agreed to counts for nobody now, and links to saved texts end: a stranger may have kept them. */
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
