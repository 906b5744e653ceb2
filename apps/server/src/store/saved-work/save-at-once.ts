import { type Kysely, sql } from 'kysely';

import { columnType } from '../schema/column-kinds.ts';
import { type InteractionTable } from '../schema/interaction-tables.ts';
import { type Quotas, usedRoomQuery } from './quotas.ts';
import type { Schema } from '../schema/schema.ts';

/** Tasks that a person cannot have under way at once: each takes a connection, and a server has ten. */
const underWay = 200;

/** Whether `underWay` more tasks of this size surely fit an account of which half is free. */
const isSmall = (columns: object, { bytes }: Quotas) =>
  // A character takes at most three bytes of UTF-8 for each UTF-16 unit.
  3 * JSON.stringify(columns).length * underWay < bytes / 2;

/**
 * Saves a task in one statement of PostgreSQL. Its snapshot may be older than its lock, so it counts no save that ends
 * at the same moment; where such saves could fill the account it saves nothing and the answer is `try-exactly`.
 */
export async function saveAtOnce(
  db: Kysely<Schema>,
  { table, columns: kinds }: Pick<InteractionTable, 'table' | 'columns'>,
  columns: Readonly<Record<string, string | number | boolean | null>>,
  frame: { readonly id: string; readonly user_id: string; readonly created_at: string },
  quotas: Quotas,
): Promise<'saved' | 'not-saved' | 'try-exactly'> {
  if (!isSmall(columns, quotas)) return 'try-exactly';
  const values = Object.entries(columns).map(([name, value]) => {
    const type = sql.raw(columnType('postgres', kinds[name]!));
    return { name: sql.ref(name), value: sql`cast(${value} as ${type})` };
  });
  const names = [sql`id`, sql`user_id`, sql`created_at`, ...values.map(({ name }) => name)];
  const { rows } = await sql<{ may: boolean; fits: boolean; id: string | null }>`
    with person as (
      select user_id from user_demographics
      where user_id = ${frame.user_id}
        and "acceptTermsPrivacyPolicy" is true and "rejectSaveData" is not true
      for update
    ), room as (
      select tasks + ${sql.lit(underWay)} < ${quotas.tasks} and bytes < ${quotas.bytes / 2} as fits
      from (${usedRoomQuery(frame.user_id)}) as used
    ), saved as (
      insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join([
        sql`cast(${frame.id} as text)`,
        sql`person.user_id`,
        sql`cast(${frame.created_at} as timestamptz)`,
        ...values.map(({ value }) => value),
      ])}
      from person, room where room.fits
      on conflict (id) do nothing
      returning id
    )
    select exists (select from person) as may, fits, (select id from saved) as id from room
  `.execute(db);
  const [done] = rows;
  if (done?.may === true && !done.fits) return 'try-exactly';
  return done?.id === frame.id ? 'saved' : 'not-saved';
}
