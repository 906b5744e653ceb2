import { chmodSync, closeSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { makePrivateFolder, openPrivateFile } from './folder-owner.ts';

/** The name of the database in the data folder. */
export const sqliteFile = 'vernacular.db';

const privateFiles = [
  sqliteFile,
  `${sqliteFile}-wal`,
  `${sqliteFile}-shm`,
  'signing-keys.json',
  'secrets.key',
];
const privateFolders = ['audit', 'dictionaries', 'outbox', 'own-dictionaries'];
const ours = new Set([...privateFiles, ...privateFolders]);

/**
 * Makes the data folder, and sees to it that nobody but its owner reads what is private in it, whatever the umask
 * and whatever an older version left there. A folder that holds other things too keeps the rights it was given.
 */
export function keepDataPrivate(dataDir: string): void {
  makePrivateFolder(dataDir);
  if (readdirSync(dataDir).every((name) => ours.has(name))) tighten(dataDir);
  for (const name of privateFiles) tighten(join(dataDir, name));
  for (const name of privateFolders) tightenAll(join(dataDir, name));
}

/**
 * Makes the database file, so that SQLite, which gives its other files the same rights, makes them private too. One that
 * is there is never opened: closing it would take away the locks that a connection of this process holds on it, and the
 * next process that ends would throw away the log this one writes to.
 * See: "POSIX advisory locks canceled by a separate thread doing close()", https://www.sqlite.org/howtocorrupt.html
 */
export function makeDatabaseFile(dataDir: string): string {
  keepDataPrivate(dataDir);
  const file = join(dataDir, sqliteFile);
  try {
    closeSync(openPrivateFile(file, 'wx'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return file;
}

function tightenAll(folder: string): void {
  if (!existsSync(folder)) return;
  tighten(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) tighten(join(entry.parentPath, entry.name));
}

function tighten(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    // A letter or a text that went meanwhile, or what belongs to another user, who alone decides about it.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  }
}
