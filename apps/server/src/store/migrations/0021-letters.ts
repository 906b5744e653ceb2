import type { Migration } from './migration.ts';

export const letters: Migration = {
  name: '0021-letters',
  up: async (db, type) => {
    await db.schema
      .createTable('letters')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text')
      .addColumn('link_hash', 'text', (column) =>
        column.references('one_time_links.hash').onDelete('cascade'),
      )
      .addColumn('attempts', type('integer'), (column) => column.notNull())
      .addColumn('next_at', type('moment'))
      .addColumn('held_until', type('moment'))
      .addColumn('expires_at', type('moment'), (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('created_at', type('moment'), (column) => column.notNull())
      .addColumn('given_up_at', type('moment'))
      .execute();
    for (const column of ['next_at', 'email', 'link_hash'])
      await db.schema.createIndex(`letters_${column}`).on('letters').columns([column]).execute();
  },
};
