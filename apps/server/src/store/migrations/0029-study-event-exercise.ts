import type { Migration } from './migration.ts';

/**
 * Adds a column that the first release of 0005-studies lacked. Such a database could record no event, so there are no
 * rows to fill.
 */
export const studyEventExercise: Migration = {
  name: '0029-study-event-exercise',
  up: async (db) => {
    const tables = await db.introspection.getTables();
    const events = tables.find(({ name }) => name === 'study_events');
    if (events?.columns.some(({ name }) => name === 'exercise')) return;
    await db.schema
      .alterTable('study_events')
      .addColumn('exercise', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
