import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';

const most = 16 * 1024 * 1024;

/**
 * Returns a function that reads files by paths relative to a folder, at most 16 MB in total. It returns null for a file
 * that is missing, too large or outside the folder, also through a symbolic link.
 */
export function filesOf(folder: string): (path: string) => Uint8Array | null {
  let left = most;
  return (path) => {
    try {
      const file = realpathSync(resolve(folder, path));
      if (!file.startsWith(realpathSync(folder) + sep)) return null;
      const found = statSync(file);
      if (!found.isFile() || found.size > left) return null;
      left -= found.size;
      return readFileSync(file);
    } catch {
      return null;
    }
  };
}
