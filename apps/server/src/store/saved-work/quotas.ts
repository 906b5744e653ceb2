import { type Kysely, sql } from 'kysely';

import { interactionTables } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';

export interface Quotas {
  readonly tasks: number;
  /** Bytes of all saved tasks of an account. */
  readonly bytes: number;
  /** Working links to one task. */
  readonly links: number;
}

export const usualQuotas: Quotas = { tasks: 2000, bytes: 100 * 1024 * 1024, links: 20 };

/** Thrown where a quota is reached, before anything is written. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

export const noRoom = Symbol('the account is full');

/** The result of `saving`; `noRoom` when it throws NoRoom. */
export async function unlessFull<T>(saving: Promise<T>): Promise<T | typeof noRoom> {
  try {
    return await saving;
  } catch (thrown) {
    if (thrown instanceof NoRoom) return noRoom;
    throw thrown;
  }
}

export type UsedRoom = Pick<Quotas, 'tasks' | 'bytes'>;

/** The number of a person's saved tasks and the bytes of their texts. */
export async function usedRoom(db: Kysely<Schema>, userId: string): Promise<UsedRoom> {
  const rooms = interactionTables.map(({ table, columns }) => {
    const texts = Object.entries(columns).filter(([, kind]) => kind === 'text' || kind === 'json');
    const lengths = texts.map(([name]) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`);
    const bytes = sql`coalesce(sum(${sql.join(lengths, sql` + `)}), 0)`;
    return sql`select count(*) as tasks, ${bytes} as bytes from ${sql.table(table)} where user_id = ${userId}`;
  });
  const { rows } =
    await sql<UsedRoom>`select cast(sum(tasks) as bigint) as tasks, cast(sum(bytes) as bigint) as bytes
    from (${sql.join(rooms, sql` union all `)}) as rooms`.execute(db);
  return rows[0] ?? { tasks: 0, bytes: 0 };
}

/** A margin: more tasks than a person can be saving at once, since each takes a connection and a server has ten. */
const underWay = 200;
/** A server saves this share of what is free before it counts again, because it does not see what others save. */
const share = 1 / 20;
/** Accounts in the cache; each takes about 200 bytes. */
const mostKept = 10_000;

/**
 * Returns a function that tells whether a task of so many bytes surely fits the quota of an account. The tasks of an
 * account are counted once in many saves, so that a save costs the same for an account with one task as for one with a
 * thousand.
 */
export function quotaCache(
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
