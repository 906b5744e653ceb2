import type { ColumnDefinitionBuilder } from 'kysely';

import type { Migration } from './migration.ts';

const needed = (column: ColumnDefinitionBuilder) => column.notNull();
const none = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

export const ownDictionaries: Migration = {
  name: '0004-own-dictionaries',
  up: async (db, type) => {
    await db.schema
      .createTable('own_dictionaries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // People of a hosted account service have no row in users.
      .addColumn('user_id', 'text', needed)
      .addColumn('name', 'text', needed)
      .addColumn('code', 'text', needed)
      .addColumn('language', 'text', needed)
      .addColumn('from_year', type('integer'), needed)
      .addColumn('to_year', type('integer'), needed)
      .addColumn('state', 'text', needed)
      .addColumn('progress', type('number'), none)
      .addColumn('failure', 'text')
      .addColumn('attempts', type('integer'), none)
      .addColumn('held_by', 'text')
      .addColumn('held_until', type('moment'))
      .addColumn('files', type('integer'), needed)
      .addColumn('bytes', type('integer'), needed)
      .addColumn('left_out', type('integer'), none)
      .addColumn('tokens', type('integer'))
      .addColumn('types', type('integer'))
      .addColumn('created_at', type('moment'), needed)
      .addUniqueConstraint('own_dictionaries_code', ['user_id', 'code'])
      .execute();
    await db.schema
      .createIndex('own_dictionaries_state')
      .on('own_dictionaries')
      .columns(['state'])
      .execute();
  },
};
