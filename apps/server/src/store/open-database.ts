import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Engine, OnStatement } from './engine/engine.ts';
import type { Timeouts } from './engine/timeouts.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { appliedMigrations } from './upgrade/migrate.ts';
import { madeFile, sqliteFile } from './files/private-data-and-database-file.ts';
import { secretsFile } from './secrets/secret-keys.ts';

export interface DatabaseLocation {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly secretsKey?: readonly string[] | undefined;
}

/** Connects to the database at a location. Makes and upgrades no schema: `openStore` does. */
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

export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
}

/** Names the database for operators, without its password. */
export function describeLocation({ databaseUrl, dataDir }: DatabaseLocation): string {
  if (databaseUrl === undefined) return join(resolve(dataDir), sqliteFile);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, database ${pathname.slice(1)} on ${host}`;
}

const advice =
  'Give this command the settings that the site has, DATA_DIR and DATABASE_URL above all. A new database is made when the site starts, or by `npm run db -- migrate`.';

/**
 * @throws NoDatabase when the SQLite file is gone from a folder in which one was made: a start would make a new, empty
 * site in its place.
 */
export function refuseLostDatabase(location: DatabaseLocation): void {
  const { databaseUrl, dataDir } = location;
  if (databaseUrl !== undefined || existsSync(describeLocation(location))) return;
  const left = [madeFile, secretsFile].filter((name) => existsSync(join(dataDir, name)));
  if (left.length > 0)
    throw new NoDatabase(
      `${describeLocation(location)} is gone, and of its site is still there: ${left.join(', ')}. Put it back, or restore a backup: \`npm run db -- restore FILE\`. For a new site move ${left.join(' and ')} away.`,
    );
}

/**
 * Opens a database that already has a schema.
 * @throws NoDatabase when there is none; none is created.
 */
export async function openExistingDatabase(location: DatabaseLocation): Promise<Engine> {
  const place = describeLocation(location);
  if (location.databaseUrl === undefined && !existsSync(place))
    throw new NoDatabase(`There is no database at ${place}. ${advice}`);
  const engine = openDatabase(location);
  try {
    if ((await appliedMigrations(engine.db)) !== null) return engine;
    throw new NoDatabase(`The database is empty: ${place}. ${advice}`);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
