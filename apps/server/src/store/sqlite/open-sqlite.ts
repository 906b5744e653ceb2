import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { Kysely } from 'kysely';

import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { openLibsql } from './libsql-database.ts';
import { ImmediateSqliteDialect } from './sqlite-dialect.ts';
import { sqliteLimiter } from './sqlite-limiter.ts';
import { switchToWal } from './switch-to-wal.ts';

const busyMilliseconds = 10_000;

/** The name of the database inside the data folder. */
export const sqliteFile = 'vernacular.db';

/** Opens DATA_DIR/vernacular.db. Several processes on one machine may do so at once. */
export function openSqlite(dataDir: string): Engine {
  mkdirSync(dataDir, { recursive: true });
  const database = openLibsql(join(dataDir, sqliteFile), busyMilliseconds);
  switchToWal(database);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  const db = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect({ database }) });
  // Through Kysely, which has one connection: a checkpoint inside somebody's transaction would fail.
  const shred = async () => {
    await db.connection().execute(async () => {
      database.pragma('wal_checkpoint(TRUNCATE)');
    });
  };
  return {
    name: 'sqlite',
    db,
    lockMigrations: async () => {},
    shred,
    newLimiter: (pace) => sqliteLimiter(db, pace),
    close: async () => {
      await shred();
      await db.destroy();
    },
  };
}
