import { type Kysely, sql } from 'kysely';

import { columnType, type EngineName } from '../schema/column-kinds.ts';
import { type InteractionTable } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';

/** Saves a task in one statement; false when the person does not save, or when a task with this id exists. */
export async function saveInOneStatement(
  engine: EngineName,
  db: Kysely<Schema>,
  { table, columns: kinds }: Pick<InteractionTable, 'table' | 'columns'>,
  columns: Readonly<Record<string, string | number | boolean | null>>,
  frame: { readonly id: string; readonly user_id: string; readonly created_at: string },
): Promise<boolean> {
  const frameKinds = { id: 'text', user_id: 'text', created_at: 'moment' } as const;
  const values = Object.entries({ ...columns, ...frame }).map(([name, value]) => {
    const type = sql.raw(columnType(engine, { ...kinds, ...frameKinds }[name]!));
    return { name: sql.ref(name), value: sql`cast(${value} as ${type})` };
  });
  // `for share` locks the choice to save until the task is inserted.
  const { rows } = await sql`
    insert into ${sql.table(table)} (${sql.join(values.map(({ name }) => name))})
    select ${sql.join(values.map(({ value }) => value))} from user_demographics
    where user_id = ${frame.user_id}
      and "acceptTermsPrivacyPolicy" is true and "rejectSaveData" is not true
    ${sql.raw(engine === 'postgres' ? 'for share' : '')}
    on conflict (id) do nothing
    returning id
  `.execute(db);
  return rows.length > 0;
}
