import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Chromium that browser stories drive: CHROMIUM_PATH, or where Debian puts it. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));

/** The folder with PostgreSQL's initdb and postgres: on the PATH, or where Debian puts its newest. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
