import type { Migration } from './migration.ts';

export const registrationsByLetter: Migration = {
  name: '0030-registrations-by-letter',
  up: async (db) => {
    for (const column of ['password_hash', 'details'])
      await db.schema.alterTable('one_time_links').addColumn(column, 'text').execute();
  },
};
