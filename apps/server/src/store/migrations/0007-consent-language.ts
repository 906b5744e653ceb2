import type { Migration } from './migration.ts';

/** In which language somebody read what they agreed to; not known of those who agreed before this step. */
export const consentLanguage: Migration = {
  name: '0007-consent-language',
  up: async (db) => {
    await db.schema
      .alterTable('study_participants')
      .addColumn('consent_language', 'text')
      .execute();
  },
};
