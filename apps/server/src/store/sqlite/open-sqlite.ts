import { Kysely } from 'kysely';

import type { Engine, OnStatement } from '../engine/engine.ts';
import { isStoreAway } from '../engine/is-store-away.ts';
import { queryLog } from '../engine/query-log.ts';
import type { Timeouts } from '../engine/timeouts.ts';
import { makeDatabaseFile } from '../files/private-data-and-database-file.ts';
import type { Schema } from '../schema/schema.ts';
import { truncateWal } from './truncate-wal.ts';
import { type LibsqlDatabase, openLibsql } from './libsql-database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteLimiter } from './rate-limiter.ts';
import { enableWal } from './enable-wal.ts';

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
