import type { ColumnDefinitionBuilder } from 'kysely';

import type { Migration } from './migration.ts';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const needed = (column: ColumnDefinitionBuilder) => column.notNull();

export const studies: Migration = {
  name: '0005-studies',
  up: async (db, type) => {
    const tables = [
      db.schema
        .createTable('study_participants')
        .addColumn('id', 'text', key)
        .addColumn('pseudonym', 'text', (column) => column.notNull().unique())
        .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
        .addColumn('code_hash', 'text', (column) => column.notNull().unique())
        .addColumn('study', 'text', needed)
        .addColumn('condition', 'text', needed)
        .addColumn('participant_name', 'text', needed)
        // Equal to participant_name where a study takes one answer per name; otherwise null.
        .addColumn('sole_name', 'text')
        .addColumn('consent_version', 'text', needed)
        .addColumn('consent_text', 'text', needed)
        .addColumn('agreed_at', type('moment'), needed)
        .addColumn('background', type('json'))
        .addUniqueConstraint('study_participants_sole_name', ['study', 'sole_name']),
      db.schema
        .createTable('study_tasks')
        .addColumn('task_id', 'text', key)
        .addColumn('participant_id', 'text', needed)
        .addColumn('exercise', 'text', needed)
        .addColumn('coaches', 'text', needed)
        .addColumn('started_at', type('moment'), needed)
        .addColumn('ended_at', type('moment')),
      db.schema
        .createTable('study_events')
        .addColumn('id', 'text', key)
        .addColumn('participant_id', 'text', needed)
        .addColumn('exercise', 'text', needed)
        .addColumn('task_id', 'text')
        .addColumn('happened_at', type('moment'), needed)
        .addColumn('event', 'text', needed)
        .addColumn('stage', type('integer'))
        .addColumn('characters', type('integer'))
        .addColumn('pasted_share', type('number'))
        .addColumn('first_key_ms', type('integer')),
      db.schema
        .createTable('study_allocations')
        .addColumn('study', 'text', key)
        .addColumn('allocated', type('integer'), needed),
    ];
    for (const table of tables) await table.execute();
    for (const table of ['study_tasks', 'study_events'] as const)
      await db.schema
        .createIndex(`${table}_participant_id`)
        .on(table)
        .columns(['participant_id'])
        .execute();
  },
};
