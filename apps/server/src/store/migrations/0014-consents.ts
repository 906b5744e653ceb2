import { type Kysely, sql } from 'kysely';

import type { Schema } from '../schema/schema.ts';
import type { Migration } from './migration.ts';

async function recordEarlierConsents(db: Kysely<Schema>): Promise<void> {
  const subjects = [
    { subject: 'terms', column: 'acceptTermsPrivacyPolicy', isGiven: true },
    { subject: 'saving', column: 'rejectSaveData', isGiven: false },
  ] as const;
  for (const { subject, column, isGiven } of subjects)
    await db
      .insertInto('consents')
      .columns(['id', 'user_id', 'subject', 'version', 'screen', 'happened_at'])
      .expression((from) =>
        from
          .selectFrom('user_demographics')
          .innerJoin('users', 'users.id', 'user_demographics.user_id')
          .select([
            sql<string>`users.id || ${` ${subject}`}`.as('id'),
            'users.id as user_id',
            sql.lit(subject).as('subject'),
            sql.lit('earlier').as('version'),
            sql.lit('register').as('screen'),
            'users.created_at as happened_at',
          ])
          .where(`user_demographics.${column}`, '=', isGiven),
      )
      .execute();
}

/** Append-only: a withdrawal is a new row that refers to the consent it withdraws. */
export const consents: Migration = {
  name: '0014-consents',
  up: async (db, type) => {
    await db.schema
      .createTable('consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('user_demographics.user_id').onDelete('cascade'),
      )
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('screen', 'text', (column) => column.notNull())
      .addColumn('happened_at', type('moment'), (column) => column.notNull())
      .addColumn('withdraws', 'text', (column) => column.unique())
      .execute();
    await db.schema.createIndex('consents_user_id').on('consents').columns(['user_id']).execute();
  },
  mend: recordEarlierConsents,
};
