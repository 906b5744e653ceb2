import { WrongSettings } from './dependencies/index.ts';
import { DatabaseIsNewer, NoDatabase, NotFolderOwner, SecretsLocked } from './store/index.ts';

const damaged = () =>
  'The file vernacular.db in DATA_DIR is damaged, or is no database. Move it away, with the -wal and -shm beside it, and restore a backup: `npm run db -- restore FILE`.';

type SystemError = Partial<Pick<NodeJS.ErrnoException, 'code' | 'path'>> & {
  readonly port?: number;
  readonly address?: string;
};

const sentences: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Stop the program that uses it, or set PORT or METRICS_PORT to another number.`,
  EADDRNOTAVAIL: ({ address }) =>
    `HOST or METRICS_HOST is not an address of this machine: ${address}.`,
  ENOTFOUND: () => 'The machine that HOST, METRICS_HOST or DATABASE_URL names was not found.',
  ECONNREFUSED: () => 'The database that DATABASE_URL names does not answer.',
  SQLITE_NOTADB: damaged,
  SQLITE_CORRUPT: damaged,
  '28P01': () => 'The database refused the name or the password in DATABASE_URL.',
  '42501': () =>
    'The role in DATABASE_URL may not change the database. Run `npm run db -- migrate` as the owner of its schema, then start again.',
  '3D000': () => 'The database that DATABASE_URL names does not exist.',
  EACCES: ({ port, path }) =>
    path === undefined
      ? `Port ${port} may not be used by this user. Set PORT to a number above 1023.`
      : `This file or folder may not be used by this user: ${path}.`,
  ENOSPC: () => 'The disk is full.',
  EROFS: ({ path }) => `The folder can't be written to: ${path}. Set DATA_DIR to another one.`,
};

/** The message for the operator: a sentence for a known trouble, else `otherwise` and the stack. */
export function startupErrorMessage(
  error: unknown,
  otherwise = 'The site could not start.',
): string {
  const isForOperator = [
    WrongSettings,
    SecretsLocked,
    NoDatabase,
    NotFolderOwner,
    DatabaseIsNewer,
  ].some((kind) => error instanceof kind);
  if (isForOperator) return (error as Error).message;
  // pg sets no code here.
  if (error instanceof Error && error.message.includes('client password must be a'))
    return 'The database asks for a password, and there is none in DATABASE_URL.';
  const system = (error ?? {}) as SystemError;
  const sentence = typeof system.code === 'string' ? sentences[system.code] : undefined;
  if (sentence) return sentence(system);
  return `${otherwise}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
