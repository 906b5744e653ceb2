import type { Engine } from './engine.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Where the database is. */
export interface Whereabouts {
  /** A PostgreSQL address; without one, SQLite in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the database without touching its schema. */
export const openEngine = ({ databaseUrl, dataDir }: Whereabouts): Engine =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
