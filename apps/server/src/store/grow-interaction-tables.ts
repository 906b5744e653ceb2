import type { Kysely } from 'kysely';

import { columnType } from './column-kinds.ts';
import type { Engine } from './engine.ts';
import { type InteractionTableName, interactionTables } from './interaction-tables.ts';
import type { Schema } from './schema.ts';

/** Makes the tables of saved work that are missing, and adds the columns that are missing to the others. */
export async function growInteractionTables(engine: Engine, db: Kysely<Schema>): Promise<void> {
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
