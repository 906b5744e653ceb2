import { chmodSync, closeSync, existsSync, readdirSync, statSync, writeSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makePrivateFolder, openPrivateFile } from './private-folders-and-ownership.ts';

export const sqliteFile = 'vernacular.db';
/** Lies beside a database that was made here, so that a start tells a lost file from a new site. */
export const madeFile = 'vernacular.db.made';

const privateFiles = [
  sqliteFile,
  `${sqliteFile}-wal`,
  `${sqliteFile}-shm`,
  madeFile,
  'signing-keys.json',
  'secrets.key',
];
/** Files that exist only after the database has its first page. */
const afterDatabase = [`${sqliteFile}-shm`, madeFile, 'secrets.key'];
const privateFolders = ['audit', 'dictionaries', 'outbox', 'own-dictionaries'];
const ours = new Set([...privateFiles, ...privateFolders]);

/**
 * Creates the data folder and removes all rights of group and others from private files in it, whatever the umask or an
 * older version left. A folder that also holds other files keeps its own mode.
 */
export function keepDataPrivate(dataDir: string): void {
  makePrivateFolder(dataDir);
  if (readdirSync(dataDir).every((name) => ours.has(name))) tighten(dataDir);
  for (const name of privateFiles) tighten(join(dataDir, name));
  for (const name of privateFolders) tightenAll(join(dataDir, name));
}

/**
 * Creates the database file with mode 600; SQLite gives its other files the same mode. An existing file is never opened
 * here: closing it would drop the POSIX locks of this process's other connections, and the next process to exit would
 * truncate their write-ahead log. An empty file beside other files of a site is no new database: throws an error with
 * the code SQLITE_CORRUPT.
 * See: "POSIX advisory locks canceled by a separate thread doing close()", https://www.sqlite.org/howtocorrupt.html
 */
export function makeDatabaseFile(dataDir: string): string {
  keepDataPrivate(dataDir);
  const file = join(dataDir, sqliteFile);
  try {
    closeSync(openPrivateFile(file, 'wx'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const stood = afterDatabase.some((name) => existsSync(join(dataDir, name)));
    if (stood && statSync(file).size === 0)
      throw Object.assign(new Error(`${file} was emptied.`), { code: 'SQLITE_CORRUPT' });
  }
  return file;
}

/** Records that a database was made in this folder. Does nothing on a disk that takes no writes. */
export function recordDatabase(dataDir: string): void {
  const file = join(dataDir, madeFile);
  if (existsSync(file)) return;
  try {
    const handle = openPrivateFile(file, 'wx');
    writeSync(
      handle,
      `${sqliteFile} was made here. If it is gone, the site does not start. Delete this file to begin a new site.\n`,
    );
    closeSync(handle);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EROFS' && code !== 'ENOSPC') throw error;
  }
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
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error;
  }
}

/** Writes a file with mode 600, also when it replaces one with other rights. */
export async function writePrivately(file: string, text: string): Promise<void> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  await writeFile(part, text, { mode: 0o600, flag: 'wx' });
  await rename(part, file);
}
