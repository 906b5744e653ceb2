import { type Kysely, sql } from 'kysely';

import { columnType, type EngineName } from '../schema/column-kinds-and-conversion.ts';
import { type InteractionTable } from '../schema/interaction-tables.ts';
import { compileOnce } from '../engine/compile-once.ts';
import type { Schema } from '../schema/schema.ts';

/**
 * Returns a function that saves a task in one statement. That function returns false when the person has not chosen to
 * save, or when a task with this id exists.
 */
export function saverInOneStatement(engine: EngineName) {
  const known = new Map<string, ReturnType<typeof statementFor>>();
  return async (
    db: Kysely<Schema>,
    table: Pick<InteractionTable, 'table' | 'columns'>,
    columns: Readonly<Record<string, string | number | boolean | null>>,
    frame: { readonly id: string; readonly user_id: string; readonly created_at: string },
  ) => {
    const row = { ...columns, ...frame };
    const key = [table.table, ...Object.keys(row)].join(' ');
    const statement = known.get(key) ?? statementFor(engine, table, Object.keys(row));
    known.set(key, statement);
    return (await statement(db, frame.user_id, ...Object.values(row))).length > 0;
  };
}

const frameKinds = { id: 'text', user_id: 'text', created_at: 'moment' } as const;

const statementFor = (
  engine: EngineName,
  { table, columns: kinds }: Pick<InteractionTable, 'table' | 'columns'>,
  names: readonly string[],
) =>
  compileOnce((db, userId: string, ...values: readonly unknown[]) => {
    const cast = names.map((name, at) => {
      const type = sql.raw(columnType(engine, { ...kinds, ...frameKinds }[name]!));
      return sql`cast(${values[at]} as ${type})`;
    });
    // `for share` locks the choice to save until the task is inserted.
    return sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(cast)} from user_demographics
      where user_id = ${userId}
        and "acceptTermsPrivacyPolicy" is true and "rejectSaveData" is not true
      ${sql.raw(engine === 'postgres' ? 'for share' : '')}
      on conflict (id) do nothing
      returning id
    `.compile(db);
  });
