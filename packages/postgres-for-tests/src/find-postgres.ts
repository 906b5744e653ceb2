import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';

const debianFolders = () =>
  existsSync(debian)
    ? readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];

/** The folder with PostgreSQL's programs: on the PATH, or where Debian puts its newest; null when there is none. */
export const findPostgres = (): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  ) ?? null;
