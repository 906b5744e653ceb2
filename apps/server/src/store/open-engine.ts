import type { Engine, OnStatement } from './engine.ts';
import type { Patience } from './patience.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Where the database is. */
export interface Whereabouts {
  /** A PostgreSQL address; without one, SQLite in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** The keys that secrets are sealed with, newest first; without them, those of a file in the data folder. */
  readonly secretsKey?: readonly string[] | undefined;
}

/** Opens the database without touching its schema. Without patience of its own it waits as long as work on the side may. */
export const openEngine = (
  { databaseUrl, dataDir }: Whereabouts,
  patience?: Patience,
  onStatement?: OnStatement,
): Engine =>
  databaseUrl === undefined
    ? openSqlite(dataDir, patience, onStatement)
    : openPostgres(databaseUrl, patience, onStatement);
