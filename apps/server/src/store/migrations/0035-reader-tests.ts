import type { Migration } from './migration.ts';

/** Texts that readers are asked about, and what they answered. An answer has neither a time nor an account. */
export const readerTests: Migration = {
  name: '0035-reader-tests',
  up: async (db, type) => {
    await db.schema
      .createTable('reader_tests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('results_key', 'text')
      // People of a hosted account service have no row in users.
      .addColumn('user_id', 'text')
      .addColumn('task_type', 'text')
      .addColumn('task_id', 'text')
      .addColumn('previous_id', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('details', type('json'), (column) => column.notNull())
      .addColumn('created_at', type('moment'), (column) => column.notNull())
      .addColumn('ends_at', type('moment'), (column) => column.notNull())
      .addColumn('most_readers', type('integer'), (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('reader_answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('test_id', 'text', (column) =>
        column.notNull().references('reader_tests.id').onDelete('cascade'),
      )
      .addColumn('answer', type('json'), (column) => column.notNull())
      .addColumn('bytes', type('integer'), (column) => column.notNull())
      .execute();
    for (const [table, column] of [
      ['reader_tests', 'user_id'],
      ['reader_tests', 'ends_at'],
      ['reader_answers', 'test_id'],
    ] as const)
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  },
};
