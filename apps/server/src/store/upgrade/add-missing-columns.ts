import { profileAnswerNames } from '@vernacular/contract';
import type { Kysely } from 'kysely';

import { columnType } from '../schema/column-kinds-and-conversion.ts';
import type { Engine } from '../engine/engine.ts';
import { type InteractionTableName, interactionTables } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';

export async function addInteractionColumns(engine: Engine, db: Kysely<Schema>): Promise<void> {
  const existing = await db.introspection.getTables();
  const columnsOf = (name: string) =>
    existing.find((table) => table.name === name)?.columns.map((column) => column.name);

  for (const { table, columns } of interactionTables) {
    const present = new Set(columnsOf(table));
    if (present.size === 0) await makeTable(engine, db, table);
    for (const [name, kind] of Object.entries(columns)) {
      if (present.has(name)) continue;
      await db.schema.alterTable(table).addColumn(name, columnType(engine.name, kind)).execute();
    }
  }
}

export async function addProfileColumns(engine: Engine, db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables();
  const { columns = [] } = tables.find(({ name }) => name === 'user_demographics') ?? {};
  const present = new Set(columns.map(({ name }) => name));
  for (const name of profileAnswerNames.filter((each) => !present.has(each))) {
    const type = columnType(engine.name, 'text');
    await db.schema.alterTable('user_demographics').addColumn(name, type).execute();
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
