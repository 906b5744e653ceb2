import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** The most bytes that a document may take in from its folder. */
const most = 16 * 1024 * 1024;

/** Reads files inside a folder, by paths from there; what leads out of it, also by a link, is not there. */
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
      return null; // no such file, or one that may not be read
    }
  };
}
