import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { formatOf } from '@vernacular/documents/readable-files';

import { UsageError } from '../streams-and-exit-codes.ts';

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

/** Files that git reports as changed since a commit. Throws {@link UsageError} for one that it does not know. */
export async function changedFiles(
  base: string,
  paths: readonly string[],
  folder: string,
): Promise<string[]> {
  // Git would read a base that begins with a dash as an option.
  if (base.startsWith('-')) throw new UsageError(`‘${base}’ is no commit.`);
  try {
    const args = 'diff --name-only -z --relative --diff-filter=d'.split(' ');
    return await gitPaths([...args, base, '--', ...paths], folder);
  } catch (cause) {
    throw new UsageError(`git can’t tell what changed since ‘${base}’.`, { cause });
  }
}

/** Runs a git command that lists paths with `-z`, and returns them relative to `folder`. Throws if git fails. */
async function gitPaths(args: readonly string[], folder: string): Promise<string[]> {
  const maxBuffer = 64 * 1024 * 1024;
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer });
  return stdout.split('\0').filter((path) => path !== '');
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
