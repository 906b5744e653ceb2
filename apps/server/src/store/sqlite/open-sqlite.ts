import { Kysely } from 'kysely';

import type { Engine, OnStatement } from '../engine.ts';
import { hearing } from '../hearing.ts';
import type { Patience } from '../patience.ts';
import { makeDatabaseFile } from '../private-files.ts';
import type { Schema } from '../schema.ts';
import { emptyWal } from './empty-wal.ts';
import { jobsInProcess } from './jobs-in-process.ts';
import { openLibsql } from './libsql-database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteLimiter } from './sqlite-limiter.ts';
import { switchToWal } from './switch-to-wal.ts';

/** Opens DATA_DIR/vernacular.db, which its owner alone can read. Several processes on one machine may do so at once. */
export function openSqlite(
  dataDir: string,
  patience?: Patience,
  onStatement?: OnStatement,
): Engine {
  const database = openLibsql(makeDatabaseFile(dataDir));
  switchToWal(database);
  database.execute('pragma synchronous = FULL');
  database.execute('pragma foreign_keys = ON');
  database.execute('pragma secure_delete = ON');
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(database, patience?.answer),
    ...hearing(onStatement),
  });
  return {
    name: 'sqlite',
    db,
    lockMigrations: async () => {},
    shred: () => emptyWal(db, 200),
    newLimiter: (pace) => sqliteLimiter(db, pace),
    newJobs: (_name, onFault) => jobsInProcess(onFault),
    prepareJobs: async () => {},
    connections: () => null,
    close: async () => {
      await emptyWal(db, 1);
      await db.destroy();
    },
  };
}
