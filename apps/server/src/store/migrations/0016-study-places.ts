import type { Migration } from './migration.ts';

/** The place of each participant in the order of consent, and how many left each arm. */
export const studyPlaces: Migration = {
  name: '0016-study-places',
  up: async (db, type) => {
    await db.schema.alterTable('study_participants').addColumn('place', type('integer')).execute();
    await db.schema
      .createTable('study_departures')
      // Study and arm, joined by a slash, which neither name contains.
      .addColumn('arm', 'text', (column) => column.primaryKey())
      .addColumn('study', 'text', (column) => column.notNull())
      .addColumn('condition', 'text', (column) => column.notNull())
      .addColumn('withdrawn', type('integer'), (column) => column.notNull())
      .addColumn('removed', type('integer'), (column) => column.notNull())
      .execute();
  },
};
