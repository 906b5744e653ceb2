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
