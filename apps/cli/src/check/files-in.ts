import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { formatOf } from '@vernacular/documents/readable-files';

import { UsageError } from '../trouble.ts';
import { gitPaths } from './git-paths.ts';

/**
 * The files that are named, and those in the folders that are named: what git does not ignore, or, where there is no
 * git, what stands in no hidden folder nor in node_modules. Throws {@link UsageError} for a folder without a readable file.
 */
export async function filesIn(operands: readonly string[], working: string): Promise<string[]> {
  const found = operands.map(async (operand) => {
    const at = resolve(working, operand);
    const isFolder = operand !== '-' && (await stat(at).catch(() => null))?.isDirectory();
    if (!isFolder) return [operand];
    const inside = (await gitFiles(at)) ?? (await folderFiles(at));
    const readable = inside.filter((path) => formatOf(path) !== undefined).toSorted();
    if (readable.length === 0) throw new UsageError(`${operand} holds no file that can be read.`);
    return readable.map((path) => join(operand, path));
  });
  return [...new Set((await Promise.all(found)).flat())];
}

/** Relative to the folder; null outside a repository, or without git. */
async function gitFiles(folder: string): Promise<string[] | null> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    // A file that was deleted is listed until that is committed.
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
