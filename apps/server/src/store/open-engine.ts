import type { Engine } from './engine.ts';
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

/** Opens the database without touching its schema. */
export const openEngine = ({ databaseUrl, dataDir }: Whereabouts): Engine =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
