import type { Engine, OnStatement } from './engine/engine.ts';
import type { Timeouts } from './engine/timeouts.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

export interface DatabaseLocation {
  /** A PostgreSQL URL; without it, SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Sealing keys, newest first; without them, the keys in the file `secrets.key`. */
  readonly secretsKey?: readonly string[] | undefined;
}

/**
 * Opens the database and leaves its schema alone. Without `timeouts`, statements wait as commands and migrations do.
 */
export const openDatabase = (
  { databaseUrl, dataDir }: DatabaseLocation,
  timeouts?: Timeouts,
  onStatement?: OnStatement,
): Engine =>
  databaseUrl === undefined
    ? openSqlite(dataDir, timeouts, onStatement)
    : openPostgres(databaseUrl, timeouts, onStatement);
