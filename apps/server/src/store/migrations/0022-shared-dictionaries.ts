import type { Migration } from './migration.ts';

/** Texts and files of own dictionaries in the database, for servers that share no folder. */
export const sharedDictionaries: Migration = {
  name: '0022-shared-dictionaries',
  up: async (db, type) => {
    await db.schema.alterTable('own_dictionaries').addColumn('sha256', 'text').execute();
    await db.schema
      .createTable('own_dictionary_pieces')
      .addColumn('dictionary_id', 'text', (column) =>
        column.notNull().references('own_dictionaries.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('place', type('integer'), (column) => column.notNull())
      .addColumn('content', type('bytes'), (column) => column.notNull())
      .addPrimaryKeyConstraint('own_dictionary_pieces_place', [
        'dictionary_id',
        'kind',
        'name',
        'place',
      ])
      .execute();
  },
};
