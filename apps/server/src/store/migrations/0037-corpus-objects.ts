import type { Migration } from './migration.ts';

/** A row outlives its dictionary until the object is deleted, so it references none. */
export const corpusObjects: Migration = {
  name: '0037-corpus-objects',
  up: async (db, type) => {
    await db.schema
      .createTable('corpus_objects')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('unused_from', type('moment'))
      .execute();
  },
};
