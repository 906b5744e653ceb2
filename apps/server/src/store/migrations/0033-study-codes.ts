import type { Migration } from './migration.ts';

/**
 * A code keeps its arm when its participant withdraws and comes back, and a restored backup counts anew who withdrew
 * after it was made.
 */
export const studyCodes: Migration = {
  name: '0033-study-codes',
  up: async (db, type) => {
    await db.schema
      .createTable('study_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('study', 'text', (column) => column.notNull())
      .addColumn('condition', 'text', (column) => column.notNull())
      .addColumn('place', type('integer'))
      // How its participant left: withdrawn or removed; null while they take part.
      .addColumn('departed', 'text')
      .execute();
    // The same of an erased participant; null for an account and for everybody of a study that ended.
    await db.schema.alterTable('erased_people').addColumn('departed', 'text').execute();
  },
};
