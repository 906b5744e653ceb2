import type { Migration } from './migration.ts';

/** Hashes of erased people, so that an older backup does not bring them back. */
export const erasedPeople: Migration = {
  name: '0012-erased-people',
  up: async (db) => {
    await db.schema
      .createTable('erased_people')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('erased_on', 'text', (column) => column.notNull())
      .execute();
  },
};
