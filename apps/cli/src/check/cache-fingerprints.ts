import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Outside } from '../streams-and-exit-codes.ts';
import { build } from '../program-version-and-paths.ts';
import { userFolder } from '../user-folder.ts';

const require = createRequire(import.meta.url);
const rooms = ['analyzer', 'check', 'dictionaries', 'documents'];

/** Hash of all that runs, for the cache key: in a clone the version stays the same from commit to commit. */
export function programFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  if (build !== undefined) return hash.update(build).digest('base64url');
  const own = fileURLToPath(new URL('..', import.meta.url));
  const folders = [own, ...rooms.map((room) => dirname(require.resolve(`@vernacular/${room}`)))];
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(?:js|json|ts)$/u.test(name) && !name.endsWith('.d.ts'))
        hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  const lock = join(own, '../../../node_modules/.package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  return hash.digest('base64url');
}

/** Name, size and modification time of each file in the folder of the dictionaries. */
export function dictionariesFingerprint(folder: string): string {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

/** The folder of cached results; null if the environment names no home folder. */
export function cacheFolder(outside: Pick<Outside, 'environment'>): string | null {
  const folder = userFolder('cache', outside);
  return folder && join(folder, 'check');
}
