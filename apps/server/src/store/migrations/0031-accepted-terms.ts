import { sql } from 'kysely';

import type { Migration } from './migration.ts';

/** Whoever accepted the terms after registering, of which only the ledger knew: their work may be kept. */
export const acceptedTerms: Migration = {
  name: '0031-accepted-terms',
  up: async () => undefined,
  mend: async (db) => {
    await sql`
      update user_demographics set "acceptTermsPrivacyPolicy" = true
      where user_id in (select user_id from consents where subject = 'terms')
    `.execute(db);
  },
};
