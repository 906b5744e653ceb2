import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { UsageError } from '../trouble.ts';

/** Which of some files changed since a commit, by git; a commit that git does not know is a {@link UsageError}. */
export async function changedFiles(
  base: string,
  paths: readonly string[],
  folder: string,
): Promise<string[]> {
  // A base that begins with a dash would be an option.
  if (base.startsWith('-')) throw new UsageError(`‘${base}’ is no commit.`);
  try {
    const args = [
      'diff',
      '--name-only',
      '-z',
      '--relative',
      '--diff-filter=d',
      base,
      '--',
      ...paths,
    ];
    const { stdout } = await promisify(execFile)('git', args, {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout.split('\0').filter((path) => path !== '');
  } catch (cause) {
    throw new UsageError(`git can’t tell what changed since ‘${base}’.`, { cause });
  }
}
