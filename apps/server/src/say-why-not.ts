import { WrongSettings } from './outside/index.ts';
import { SecretsLocked } from './store/index.ts';

type SystemError = Partial<Pick<NodeJS.ErrnoException, 'code' | 'path'>> & {
  readonly port?: number;
  readonly address?: string;
};

const sentences: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`,
  EADDRNOTAVAIL: ({ address }) => `HOST is not an address of this machine: ${address}.`,
  ENOTFOUND: () => 'The machine that HOST or DATABASE_URL names was not found.',
  ECONNREFUSED: () => 'The database that DATABASE_URL names does not answer.',
  '28P01': () => 'The database refused the name or the password in DATABASE_URL.',
  '3D000': () => 'The database that DATABASE_URL names does not exist.',
  EACCES: ({ port, path }) =>
    path === undefined
      ? `Port ${port} may not be used by this user. Set PORT to a number above 1023.`
      : `This file or folder may not be used by this user: ${path}.`,
  ENOSPC: () => 'The disk is full.',
  EROFS: ({ path }) => `The folder can't be written to: ${path}. Set DATA_DIR to another one.`,
};

/** Why the site did not start, in a sentence for the operator. */
export function sayWhyNot(error: unknown): string {
  if (error instanceof WrongSettings || error instanceof SecretsLocked) return error.message;
  const system = (error ?? {}) as SystemError;
  const sentence = typeof system.code === 'string' ? sentences[system.code] : undefined;
  if (sentence) return sentence(system);
  return `The site could not start.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
