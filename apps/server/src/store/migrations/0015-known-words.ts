import type { Migration } from './migration.ts';

export const knownWords: Migration = {
  name: '0015-known-words',
  up: async (db, type) => {
    await db.schema
      .createTable('known_words')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // People of a hosted account service have no row in users.
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('word', 'text', (column) => column.notNull())
      .addColumn('created_at', type('moment'), (column) => column.notNull())
      .addUniqueConstraint('known_words_word', ['user_id', 'word'])
      .execute();
  },
};
