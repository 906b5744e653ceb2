import type { Engine, OnStatement } from './engine/engine.ts';
import type { Timeouts } from './engine/timeouts.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Where the database is. */
export interface DatabaseLocation {
  /** A PostgreSQL address; without one, SQLite in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** The keys that secrets are sealed with, newest first; without them, those of a file in the data folder. */
  readonly secretsKey?: readonly string[] | undefined;
}

/** Opens the database without touching its schema. Without patience of its own it waits as long as work on the side may. */
export const openDatabase = (
  { databaseUrl, dataDir }: DatabaseLocation,
  patience?: Timeouts,
  onStatement?: OnStatement,
): Engine =>
  databaseUrl === undefined
    ? openSqlite(dataDir, patience, onStatement)
    : openPostgres(databaseUrl, patience, onStatement);
