/** Writes `dist-package`, the npm package, from the output of `npm run build`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writePackageFiles, copyTypes } from '../../scripts/npm-packaging.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = join(here, 'dist-package');

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const code = readFileSync(join(here, 'dist/index.js'), 'utf8');
// The source map is not in the package.
writeFileSync(join(out, 'index.js'), code.replace(/\n\/\/# sourceMapping.*/u, ''));
copyTypes(here, out, 'index.d.ts');
writePackageFiles(here, out, 'README.md', ({ dependencies }) => ({
  sideEffects: false,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './package.json': './package.json',
  },
  files: ['*.js', '*.d.ts'],
  engines: { node: '>=20.19' },
  dependencies,
}));
