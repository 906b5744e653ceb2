import type { Migration } from './migration.ts';

/**
 * The column that 0005-studies lacked when it first landed: a database of that version could record no event.
 * It holds none, so the column has nothing to be filled with.
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
