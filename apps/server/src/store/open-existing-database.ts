import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Engine } from './engine/engine.ts';
import { appliedMigrations } from './upgrade/migrate.ts';
import { openDatabase, type DatabaseLocation } from './open-database.ts';
import { sqliteFile } from './files/private-files.ts';

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
