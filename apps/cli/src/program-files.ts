import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = createRequire(import.meta.url)('../package.json') as {
  readonly version: string;
  readonly build?: string;
};

/** `build` is a hash of the program, which the npm package has and a clone has not. */
export const { version, build } = own;

/** The folder of the npm package or of the clone that this program is part of. */
const root = fileURLToPath(new URL(build === undefined ? '../../..' : '..', import.meta.url));

export const clone = build === undefined ? root : null;
export const packedDictionaries = build === undefined ? null : join(root, 'dictionaries');
export const rulesPage = join(root, 'docs/rules.md');
