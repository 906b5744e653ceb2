import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const debian = '/usr/lib/postgresql';

const debianFolders = () =>
  existsSync(debian)
    ? readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];

/** The folder with PostgreSQL's programs: on the PATH, or where Debian puts its newest; null when there is none. */
export function findPostgres(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()];
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
  // The PATH may hold links to these two alone.
  return found === undefined ? null : dirname(realpathSync(join(found, 'postgres')));
}
