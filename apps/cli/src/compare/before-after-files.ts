import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { formatOf } from '@vernacular/documents';

import { UsageError } from '../streams-and-exit-codes.ts';

/** Returns the texts of both rounds, given the operands and those of them that follow `--with`, if it is given. */
export async function roundsOf(operands: readonly string[], afterWith: readonly string[] | null) {
  if (afterWith !== null) {
    const before = operands.slice(0, operands.length - afterWith.length);
    if (before.length === 0 || afterWith.length === 0) {
      throw new UsageError('Name files or a folder on both sides of --with.');
    }
    return { before: await textsIn(before), after: await textsIn(afterWith) };
  }
  const [before, after, ...others] = operands;
  if (before === undefined || after === undefined || others.length > 0) {
    throw new UsageError('Name two folders, or put --with between the two rounds.');
  }
  return { before: await textsIn([before]), after: await textsIn([after]) };
}

/** Replaces a folder with its readable files, without hidden files and Word's lock files (`~$…`). */
async function textsIn(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      // A missing file is reported when it is read.
      if (!(await stat(path).catch(() => null))?.isDirectory()) return [path];
      const names = (await readdir(path)).filter(
        (name) => formatOf(name) !== undefined && !/^(?:\.|~\$)/.test(name),
      );
      return names.sort((a, b) => a.localeCompare(b)).map((name) => join(path, name));
    }),
  );
  return found.flat();
}
