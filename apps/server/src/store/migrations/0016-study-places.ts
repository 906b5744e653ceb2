import type { Migration } from './migration.ts';

/** Which place in the line of its study somebody was given, and how many of an arm have left, without who they were. */
export const studyPlaces: Migration = {
  name: '0016-study-places',
  up: async (db, type) => {
    await db.schema.alterTable('study_participants').addColumn('place', type('integer')).execute();
    await db.schema
      .createTable('study_departures')
      // The names of study and arm with a slash between them, which neither holds.
      .addColumn('arm', 'text', (column) => column.primaryKey())
      .addColumn('study', 'text', (column) => column.notNull())
      .addColumn('condition', 'text', (column) => column.notNull())
      .addColumn('withdrawn', type('integer'), (column) => column.notNull())
      .addColumn('removed', type('integer'), (column) => column.notNull())
      .execute();
  },
};
