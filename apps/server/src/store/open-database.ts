import type { Engine, OnStatement } from './engine/engine.ts';
import type { Timeouts } from './engine/timeouts.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

export interface DatabaseLocation {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly secretsKey?: readonly string[] | undefined;
}

export const openDatabase = (
  { databaseUrl, dataDir }: DatabaseLocation,
  timeouts?: Partial<Timeouts>,
  onStatement?: OnStatement,
  /** Called before a connection is used; when it throws, the query fails with that error. */
  assertPrepared?: () => void,
): Engine =>
  databaseUrl === undefined
    ? openSqlite(dataDir, timeouts, onStatement, assertPrepared)
    : openPostgres(databaseUrl, timeouts, onStatement, assertPrepared);
