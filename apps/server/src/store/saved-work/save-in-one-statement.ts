import { type Kysely, sql } from 'kysely';

import { columnType, type EngineName } from '../schema/column-kinds.ts';
import { type InteractionTable } from '../schema/interaction-tables.ts';
import { type Quotas, type UsedRoom } from './quotas.ts';
import type { Schema } from '../schema/schema.ts';

/** Tasks that a person cannot have under way at once: each takes a connection, and a server has ten. */
const underWay = 200;
/** A server saves this share of what is free before it counts again, because it does not see what others save. */
const share = 1 / 20;
/** Accounts whose room is kept; each takes about 200 bytes. */
const mostKept = 10_000;

/**
 * Tells whether a task of so many bytes surely fits an account. The tasks of an account are counted once in many
 * saves, so that a save costs the same for an account with one task as for one with a thousand.
 */
export function roomKeeper(
  count: (userId: string) => Promise<UsedRoom>,
  quotas: Quotas,
): (userId: string, bytes: number) => Promise<boolean> {
  const rooms = new Map<string, UsedRoom>();
  return async (userId, bytes) => {
    const fits = (room: UsedRoom | undefined) =>
      room !== undefined && room.tasks >= 1 && room.bytes >= bytes;
    if (!fits(rooms.get(userId))) {
      const used = await count(userId);
      rooms.delete(userId);
      rooms.set(userId, {
        tasks: share * (quotas.tasks - underWay - used.tasks),
        bytes: share * (quotas.bytes - used.bytes),
      });
      if (rooms.size > mostKept) rooms.delete(rooms.keys().next().value!);
    }
    const room = rooms.get(userId);
    if (room === undefined || !fits(room)) return false;
    rooms.set(userId, { tasks: room.tasks - 1, bytes: room.bytes - bytes });
    return true;
  };
}

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
  // The lock lets nobody stop saving at the same moment.
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
