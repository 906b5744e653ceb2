import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

import type { Schema } from '../schema/schema.ts';
import type { Migration } from './migration.ts';

const needed = (column: ColumnDefinitionBuilder) => column.notNull();
const goesWithUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');

/** An address confirmed at the moment of registration was never verified; a later time comes from an email. */
async function recordVerifiedAddresses(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('proved_addresses')
    .columns(['user_id', 'email', 'proved_at'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select(['id', 'email', 'email_confirmed_at'])
        .where('email_confirmed_at', 'is not', null)
        .whereRef('email_confirmed_at', '!=', 'created_at')
        .$castTo<{ id: string; email: string; email_confirmed_at: string }>(),
    )
    .execute();
}

export const oidc: Migration = {
  name: '0010-oidc',
  up: async (db, type) => {
    await db.schema
      .createTable('identities')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', goesWithUser)
      .addColumn('issuer', 'text', needed)
      .addColumn('subject', 'text', needed)
      .addColumn('email', 'text')
      .addColumn('created_at', type('moment'), needed)
      .addColumn('used_at', type('moment'), needed)
      .addUniqueConstraint('identities_issuer_subject', ['issuer', 'subject'])
      .execute();
    await db.schema
      .createIndex('identities_user_id')
      .on('identities')
      .columns(['user_id'])
      .execute();
    await db.schema
      .createTable('proved_addresses')
      .addColumn('user_id', 'text', (column) => goesWithUser(column).primaryKey())
      .addColumn('email', 'text', needed)
      .addColumn('proved_at', type('moment'), needed)
      .execute();
  },
  mend: recordVerifiedAddresses,
};
