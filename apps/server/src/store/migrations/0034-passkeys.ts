import type { Migration } from './migration.ts';

/** A passkey is a factor whose `secret` is its public key and whose `last_step` is its signature counter. */
export const passkeys: Migration = {
  name: '0034-passkeys',
  up: async (db, type) => {
    const factors = db.schema.alterTable('factors');
    await factors
      .addColumn('type', 'text', (column) => column.notNull().defaultTo('totp'))
      .execute();
    await factors.addColumn('credential_id', 'text').execute();
    // Since when it signs nobody in without the password: somebody else may have added it.
    await factors.addColumn('second_only_since', type('moment')).execute();
    await db.schema
      .createIndex('factors_credential_id')
      .on('factors')
      .column('credential_id')
      .unique()
      .execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('challenge', 'text', (column) => column.notNull())
      // The hash of what only the browser has that asked.
      .addColumn('bound_to', 'text', (column) => column.notNull())
      .addColumn('created_at', type('moment'), (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('passkey_challenges_created_at')
      .on('passkey_challenges')
      .column('created_at')
      .execute();
  },
};
