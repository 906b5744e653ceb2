import { setTimeout as pause } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';

import type { Schema } from '../schema/schema.ts';

/**
 * Writes the log into the database and cuts it to nothing, so that texts which were overwritten or deleted are in
 * neither (the database itself zeroes them: secure_delete). While another process reads, that has to wait;
 * after so many attempts it is left to the next time.
 */
export async function truncateWal(db: Kysely<Schema>, attempts: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`;
    const { rows } = await checkpoint.execute(db);
    if (rows[0]?.busy === 0 || attempt >= attempts) return;
    await pause(25);
  }
}
