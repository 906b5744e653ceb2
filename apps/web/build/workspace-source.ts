import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

const scope = '@vernacular/';

type Exports = Record<string, { source?: string }>;

/** Resolves our packages to their sources. The condition `source` would also match React Aria's packages. */
export function workspaceSource(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'workspace-source',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(scope)) return null;
      const [name = '', ...entry] = id.slice(scope.length).split('/');
      const packageFile = join(import.meta.dirname, '../../../packages', name, 'package.json');
      const { exports } = JSON.parse(readFileSync(packageFile, 'utf8')) as { exports: Exports };
      const source = exports[['.', ...entry].join('/')]?.source;
      return source ? join(dirname(packageFile), source) : resolve(id);
    },
  };
}
