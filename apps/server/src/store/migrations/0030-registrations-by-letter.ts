import type { Migration } from './migration.ts';

/** A sign-up link holds the password hash and the answers of the registration that it confirms. */
export const registrationsByLetter: Migration = {
  name: '0030-registrations-by-letter',
  up: async (db) => {
    for (const column of ['password_hash', 'details'])
      await db.schema.alterTable('one_time_links').addColumn(column, 'text').execute();
  },
};
