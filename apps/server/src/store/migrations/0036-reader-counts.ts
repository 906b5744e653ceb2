import type { Migration } from './migration.ts';

/**
 * Adds the table of how many readers met and marked each word, from the reader tests that their writers added to the
 * counts of the site. A word is not linked to its test.
 */
export const readerCounts: Migration = {
  name: '0036-reader-counts',
  up: async (db, type) => {
    await db.schema.alterTable('reader_tests').addColumn('given_at', type('moment')).execute();
    await db.schema
      .createTable('reader_counts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('word', 'text', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('readers', type('integer'), (column) => column.notNull())
      .addColumn('marked', type('integer'), (column) => column.notNull())
      .addColumn('rounds', type('integer'), (column) => column.notNull())
      .execute();
  },
};
