import { profileAnswerNames } from '@vernacular/contract';
import type { Kysely } from 'kysely';

import { columnType } from '../schema/column-kinds-and-conversion.ts';
import type { Engine } from '../engine/engine.ts';
import { type InteractionTableName, interactionTables } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';

const profileColumns = Object.fromEntries(
  profileAnswerNames.map((name) => [name, 'text'] as const),
);

/** Adds the tables and columns that follow from the catalogue of exercises and the questions of the profile. */
export async function addMissingColumns(engine: Engine, db: Kysely<Schema>): Promise<void> {
  const existing = await db.introspection.getTables();
  const profile = { table: 'user_demographics', columns: profileColumns } as const;
  for (const { table, columns } of [...interactionTables, profile]) {
    const found = existing.find(({ name }) => name === table);
    if (found === undefined && table !== profile.table) await makeTable(engine, db, table);
    const present = new Set(found?.columns.map(({ name }) => name));
    for (const [name, kind] of Object.entries(columns)) {
      if (present.has(name)) continue;
      await db.schema.alterTable(table).addColumn(name, columnType(engine.name, kind)).execute();
    }
  }
}

async function makeTable(
  engine: Engine,
  db: Kysely<Schema>,
  table: InteractionTableName,
): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('created_at', columnType(engine.name, 'moment'), (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex(`${table}_person`)
    .on(table)
    .columns(['user_id', 'created_at'])
    .execute();
}
