import { Kysely } from 'kysely';

import type { Engine, OnStatement } from '../engine/engine.ts';
import { queryLog } from '../engine/query-log.ts';
import type { Timeouts } from '../engine/timeouts.ts';
import { makeDatabaseFile } from '../files/private-files.ts';
import type { Schema } from '../schema/schema.ts';
import { truncateWal } from './truncate-wal.ts';
import { inProcessQueue } from './in-process-queue.ts';
import { openLibsql } from './libsql-database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteLimiter } from './sqlite-limiter.ts';
import { enableWal } from './enable-wal.ts';

export function openSqlite(
  dataDir: string,
  timeouts?: Timeouts,
  onStatement?: OnStatement,
): Engine {
  const database = openLibsql(makeDatabaseFile(dataDir));
  enableWal(database);
  database.execute('pragma synchronous = FULL');
  database.execute('pragma foreign_keys = ON');
  database.execute('pragma secure_delete = ON');
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(database, timeouts?.answer),
    ...queryLog(onStatement),
  });
  return {
    name: 'sqlite',
    db,
    lockMigrations: async () => {},
    shred: () => truncateWal(db, 200),
    newLimiter: (limit) => sqliteLimiter(db, limit),
    newJobs: (_name, onFault) => inProcessQueue(onFault),
    prepareJobs: async () => {},
    connections: () => null,
    close: async () => {
      await truncateWal(db, 1);
      await db.destroy();
    },
  };
}
