import type { Migration } from './migration.ts';

export const consentLanguage: Migration = {
  name: '0007-consent-language',
  up: async (db) => {
    await db.schema
      .alterTable('study_participants')
      .addColumn('consent_language', 'text')
      .execute();
  },
};
