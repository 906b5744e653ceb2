import type { Migration } from './migration.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** API keys have an end and a scope. Earlier ones end a year after they were made, as before, and may write. */
export const apiKeyEnds: Migration = {
  name: '0032-api-key-ends',
  up: async (db, type) => {
    await db.schema.alterTable('api_keys').addColumn('expires_at', type('moment')).execute();
    await db.schema
      .alterTable('api_keys')
      .addColumn('scope', 'text', (column) => column.notNull().defaultTo('write'))
      .execute();
  },
  mend: async (db) => {
    const rows = await db
      .selectFrom('api_keys')
      .select(['id', 'created_at'])
      .where('expires_at', 'is', null)
      .execute();
    for (const { id, created_at } of rows)
      await db
        .updateTable('api_keys')
        .set({ expires_at: new Date(new Date(created_at).getTime() + year).toISOString() })
        .where('id', '=', id)
        .execute();
  },
};
