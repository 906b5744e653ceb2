import type { Migration } from './migration.ts';

export const devicesAndResets: Migration = {
  name: '0006-devices-and-resets',
  up: async (db, type) => {
    await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
    await db.schema
      .createTable('factor_resets')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('due_at', type('moment'), (column) => column.notNull())
      .execute();
  },
};
