import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a git command that lists paths with `-z`, and returns them relative to `folder`. Throws if git fails. */
export async function gitPaths(args: readonly string[], folder: string): Promise<string[]> {
  const maxBuffer = 64 * 1024 * 1024;
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer });
  return stdout.split('\0').filter((path) => path !== '');
}
