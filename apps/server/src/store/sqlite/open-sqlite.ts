import { setTimeout as pause } from 'node:timers/promises';

import { Kysely, sql } from 'kysely';

import type { Engine, OnStatement } from '../engine/engine.ts';
import { isStoreAway } from '../engine/is-store-away.ts';
import { queryLog } from '../engine/query-log.ts';
import type { Timeouts } from '../engine/timeouts.ts';
import { makeDatabaseFile } from '../files/private-data-and-database-file.ts';
import type { Schema } from '../schema/schema.ts';
import { type LibsqlDatabase, openLibsql } from './libsql-database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteLimiter } from './rate-limiter.ts';
import { isBusy } from './retry-while-busy.ts';

const block = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Turns on write-ahead logging; retries for about ten seconds, as processes that start together block each other. */
function enableWal(database: LibsqlDatabase, attempts = 500): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.execute('pragma journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || attempt >= attempts) throw error;
      block(20);
    }
  }
}

function openFile(dataDir: string): LibsqlDatabase {
  const database = openLibsql(makeDatabaseFile(dataDir));
  try {
    enableWal(database);
    database.execute('pragma synchronous = FULL');
    database.execute('pragma foreign_keys = ON');
    database.execute('pragma secure_delete = ON');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Checkpoints the write-ahead log and truncates it, so that deleted text is in neither file (secure_delete zeroes it in
 * the database). A reader in another process delays this; after `attempts` tries it is left to the next call.
 */
async function truncateWal(db: Kysely<Schema>, attempts: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`;
    const { rows } = await checkpoint.execute(db);
    if (rows[0]?.busy === 0 || attempt >= attempts) return;
    await pause(25);
  }
}

const unlessAway = (error: unknown): void => {
  if (!isStoreAway(error)) throw error;
};

/** The SQLite database of a data folder, whose file is opened at the first query. */
export function openSqlite(
  dataDir: string,
  timeouts?: Partial<Timeouts>,
  onStatement?: OnStatement,
  assertPrepared: () => void = () => {},
): Engine {
  let isOpened = false;
  const open = () => {
    assertPrepared();
    const database = openFile(dataDir);
    isOpened = true;
    return database;
  };
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(open, timeouts?.answer),
    ...queryLog(onStatement),
  });
  return {
    name: 'sqlite',
    db,
    lockMigrations: async () => {},
    shred: () => truncateWal(db, 200),
    newLimiter: (limit) => sqliteLimiter(db, limit),
    connections: () => null,
    close: async () => {
      // On a disk that is full or read-only, the log stays for the next start.
      if (isOpened) await truncateWal(db, 1).catch(unlessAway);
      await db.destroy();
    },
  };
}
