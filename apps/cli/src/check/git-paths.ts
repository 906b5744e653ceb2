import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The paths that a git command lists with `-z`, relative to the folder; throws where git cannot tell. */
export async function gitPaths(args: readonly string[], folder: string): Promise<string[]> {
  const maxBuffer = 64 * 1024 * 1024;
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer });
  return stdout.split('\0').filter((path) => path !== '');
}
