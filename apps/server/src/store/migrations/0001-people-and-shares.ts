import type { Migration } from './migration.ts';

const answers = [
  'email',
  'gender',
  'age',
  'academic_background',
  'first_language',
  'country',
  'field_of_study',
  'goals',
] as const;

export const peopleAndShares: Migration = {
  name: '0001-people-and-shares',
  up: async (db, type) => {
    await db.schema
      .createTable('visits')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('count', type('integer'), (column) => column.notNull())
      .execute();

    let demographics = db.schema
      .createTable('user_demographics')
      .addColumn('user_id', 'text', (column) => column.primaryKey());
    for (const name of answers) demographics = demographics.addColumn(name, 'text');
    await demographics
      .addColumn('acceptTermsPrivacyPolicy', type('boolean'), (column) => column.notNull())
      .addColumn('rejectSaveData', type('boolean'), (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('shares')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('task_type', 'text', (column) => column.notNull())
      .addColumn('task_id', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text')
      .addColumn('created_at', type('moment'), (column) => column.notNull())
      .addColumn('is_revoked', type('boolean'), (column) => column.notNull())
      .addColumn('expires_at', type('moment'))
      .execute();
    await db.schema.createIndex('shares_task').on('shares').columns(['task_id']).execute();
    await db.schema.createIndex('shares_created_by').on('shares').columns(['created_by']).execute();
  },
};
