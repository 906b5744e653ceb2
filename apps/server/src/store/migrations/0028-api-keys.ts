import type { Migration } from './migration.ts';

export const apiKeys: Migration = {
  name: '0028-api-keys',
  up: async (db, type) => {
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // People of a hosted account service have no row in users.
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', type('moment'), (column) => column.notNull())
      .addColumn('last_used_on', 'text')
      .execute();
    await db.schema.createIndex('api_keys_user_id').on('api_keys').column('user_id').execute();
  },
};
