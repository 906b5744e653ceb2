import { UsageError } from '../errors-and-exit-codes.ts';
import { gitPaths } from './list-git-paths.ts';

/**
 * Returns the files that git reports as changed since a commit. Throws {@link UsageError} for a commit that git does
 * not know.
 */
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
