import { profileAnswerNames } from '@vernacular/contract';
import type { Kysely } from 'kysely';

import { columnType } from './column-kinds.ts';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

/** Adds a column for each answer of the profile that has none yet. */
export async function growProfileColumns(engine: Engine, db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables();
  const { columns = [] } = tables.find(({ name }) => name === 'user_demographics') ?? {};
  const present = new Set(columns.map(({ name }) => name));
  for (const name of profileAnswerNames.filter((each) => !present.has(each))) {
    const type = columnType(engine.name, 'text');
    await db.schema.alterTable('user_demographics').addColumn(name, type).execute();
  }
}
