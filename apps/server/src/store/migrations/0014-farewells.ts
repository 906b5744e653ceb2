import type { Migration } from './migration.ts';

/** When the owner of an unused account was warned, and when the account will be deleted. */
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
