import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { formatOf } from '@vernacular/documents/readable-files';

import { UsageError } from '../errors-and-exit-codes.ts';
import { gitPaths } from './list-git-paths.ts';

/**
 * Returns the named files, and the readable files of the named folders: those that git does not ignore or, outside a
 * repository, those that are neither hidden nor in `node_modules`. Throws {@link UsageError} for a folder without a
 * readable file.
 */
export async function filesIn(operands: readonly string[], working: string): Promise<string[]> {
  const found = operands.map(async (operand) => {
    const at = resolve(working, operand);
    const isFolder = operand !== '-' && (await stat(at).catch(() => null))?.isDirectory();
    if (!isFolder) return [operand];
    const inside = (await gitFiles(at)) ?? (await folderFiles(at));
    const readable = inside.filter((path) => formatOf(path) !== undefined).toSorted();
    if (readable.length === 0)
      throw new UsageError(
        `${operand} holds no file that can be read and that git does not ignore.`,
      );
    return readable.map((path) => join(operand, path));
  });
  return [...new Set((await Promise.all(found)).flat())];
}

/** Paths relative to the folder; null outside a repository or without git. */
async function gitFiles(folder: string): Promise<string[] | null> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    // git lists a deleted file until the deletion is committed.
    return (await gitPaths(args, folder)).filter((path) => existsSync(join(folder, path)));
  } catch {
    return null;
  }
}

async function folderFiles(folder: string, inside = ''): Promise<string[]> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .map(async (entry) => {
      const path = join(inside, entry.name);
      if (entry.isDirectory()) return folderFiles(folder, path);
      return entry.isFile() ? [path] : [];
    });
  return (await Promise.all(found)).flat();
}
