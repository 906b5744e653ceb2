import type { Migration } from './migration.ts';

/** How many readers knew a word, from rounds whose writers gave them. A word has no way back to a round. */
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
