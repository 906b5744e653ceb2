import { sql } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import { assertRoom } from '../files/assert-room.ts';

/** Bytes that must be free beside a SQLite file, because a save makes its log longer. */
const leastRoom = 2 ** 20;

export const openVisits = (
  { db, name }: Pick<Engine, 'db' | 'name'>,
  now: () => Date,
  dataDir: string,
) => ({
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
  /** Fails unless the database takes writes and, on SQLite, has room for them; changes no value. */
  tryOut: async () => {
    // PostgreSQL refuses even an update of no row where it takes no writes; SQLite has to write to see a full disk.
    const day = name === 'sqlite' ? sql<string>`(select max(day) from visits)` : '';
    await db
      .updateTable('visits')
      .set({ count: sql`count` })
      .where('day', '=', day)
      .execute();
    if (name === 'sqlite') await assertRoom(dataDir, leastRoom);
  },
});
