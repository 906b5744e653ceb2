import type { Migration } from './migration.ts';

export const farewells: Migration = {
  name: '0014-farewells',
  up: async (db, type) => {
    await db.schema
      .createTable('farewells')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('told_at', type('moment'), (column) => column.notNull())
      .addColumn('due_at', type('moment'))
      .execute();
  },
};
