import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = createRequire(import.meta.url)('../package.json') as {
  readonly version: string;
  readonly build?: string;
};

/** `build` is a hash of the program. It is set in the npm package and undefined in a clone. */
export const { version, build } = own;

/** Root folder of the npm package or, in a clone, of the repository. */
const root = fileURLToPath(new URL(build === undefined ? '../../..' : '..', import.meta.url));

/** Root folder of the repository; null in the npm package. */
export const clone = build === undefined ? root : null;
/** Folder of the general dictionaries in the npm package; null in a clone, which makes them. */
export const packedDictionaries = build === undefined ? null : join(root, 'dictionaries');
export const rulesPage = join(root, 'docs/rules.md');
