import { type Kysely, sql } from 'kysely';

import type { Schema } from '../schema/schema.ts';

export interface Visits {
  add(): Promise<void>;
  count(): Promise<number>;
  /** Fails unless the database takes writes; changes no row. */
  tryOut(): Promise<void>;
}

export const openVisits = (db: Kysely<Schema>, now: () => Date): Visits => ({
  add: async () => {
    await db
      .insertInto('visits')
      .values({ day: now().toISOString().slice(0, 10), count: 1 })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet({ count: sql<number>`visits.count + 1` }),
      )
      .execute();
  },
  count: async () => {
    const total = sql<number | string | null>`sum(count)`;
    const row = await db.selectFrom('visits').select(total.as('total')).executeTakeFirst();
    return Number(row?.total ?? 0);
  },
  tryOut: async () => {
    // On SQLite this waits for the write lock and writes nothing to the disk.
    await db
      .updateTable('visits')
      .set({ count: sql`count` })
      .where('day', '=', '')
      .execute();
  },
});
