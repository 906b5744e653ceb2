import { setTimeout as pause } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';

import type { Schema } from '../schema/schema.ts';

/**
 * Checkpoints the write-ahead log and truncates it, so that deleted text is in neither file (secure_delete zeroes it in
 * the database). A reader in another process delays this; after `attempts` tries it is left to the next call.
 */
export async function truncateWal(db: Kysely<Schema>, attempts: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`;
    const { rows } = await checkpoint.execute(db);
    if (rows[0]?.busy === 0 || attempt >= attempts) return;
    await pause(25);
  }
}
