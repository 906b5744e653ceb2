import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { Kysely } from 'kysely';

import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { emptyWal } from './empty-wal.ts';
import { jobsInProcess } from './jobs-in-process.ts';
import { openLibsql } from './libsql-database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteLimiter } from './sqlite-limiter.ts';
import { switchToWal } from './switch-to-wal.ts';

/** The name of the database inside the data folder. */
const sqliteFile = 'vernacular.db';

/** Opens DATA_DIR/vernacular.db. Several processes on one machine may do so at once. */
export function openSqlite(dataDir: string): Engine {
  mkdirSync(dataDir, { recursive: true });
  const database = openLibsql(join(dataDir, sqliteFile));
  switchToWal(database);
  database.execute('pragma synchronous = FULL');
  database.execute('pragma foreign_keys = ON');
  database.execute('pragma secure_delete = ON');
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database) });
  return {
    name: 'sqlite',
    db,
    lockMigrations: async () => {},
    shred: () => emptyWal(db, 200),
    newLimiter: (pace) => sqliteLimiter(db, pace),
    newJobs: (_name, onFault) => jobsInProcess(onFault),
    close: async () => {
      await emptyWal(db, 1);
      await db.destroy();
    },
  };
}
