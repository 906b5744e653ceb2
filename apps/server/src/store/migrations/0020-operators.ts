import type { Migration } from './migration.ts';

/** Disabled accounts, and invitations to register. */
export const operators: Migration = {
  name: '0020-operators',
  up: async (db, type) => {
    await db.schema.alterTable('users').addColumn('disabled_at', type('moment')).execute();
    await db.schema
      .createTable('invitations')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', type('moment'), (column) => column.notNull())
      .addColumn('expires_at', type('moment'), (column) => column.notNull())
      .execute();
  },
};
