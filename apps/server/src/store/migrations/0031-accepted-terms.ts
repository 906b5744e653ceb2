import { sql } from 'kysely';

import type { Migration } from './migration.ts';

/** Accepts the terms for people whose consent after registration is only in the table consents. */
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
