/**
 * `vite build --config pack.config.mjs` writes `dist-package`, the npm package, from the output of `npm run build`. It
 * depends on no other package: it holds a module for each command, shared modules, and the general dictionaries.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { makeBundled } from '@vernacular/dictionaries/node';

import { writePackageFiles, writeLicences } from '../../scripts/npm-packaging.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const out = join(here, 'dist-package');

const workers = {
  'count-worker': 'packages/dictionaries/dist/node/build/count-worker.js',
  'reading-worker': 'packages/documents/dist/worker/reading-worker.js',
};

const addTheRest = {
  name: 'add-the-rest',
  async writeBundle(_options, bundle) {
    const chunks = Object.values(bundle);
    const hash = createHash('sha256');
    for (const { code } of chunks) hash.update(code);
    writeLicences(out, chunks);
    // Made once: later builds find them.
    await makeBundled(join(out, 'dictionaries'));
    const rules = readFileSync(join(root, 'docs/rules.md'), 'utf8');
    mkdirSync(join(out, 'docs'), { recursive: true });
    const page = rules.replace('[`apps/cli`](../apps/cli/README.md)', '[README](../README.md)');
    writeFileSync(join(out, 'docs/rules.md'), page);
    cpSync(join(root, 'NOTICE'), join(out, 'NOTICE'));
    writePackageFiles(here, out, 'for-npm/README.md', () => ({
      name: 'vernacular',
      bin: { vernacular: 'dist/main.js' },
      imports: Object.fromEntries(
        Object.keys(workers).map((name) => [`#${name}`, `./dist/${name}.js`]),
      ),
      engines: { node: '>=20.19' },
      build: hash.digest('hex').slice(0, 16),
    }));
  },
};

const from = (path) => join(root, path);
export default {
  root: here,
  logLevel: 'warn',
  plugins: [addTheRest],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: join(out, 'dist'),
    emptyOutDir: true,
    target: 'node20',
    // So that stack traces point at readable code.
    minify: false,
    rolldownOptions: {
      input: {
        main: from('apps/cli/dist/main.js'),
        ...Object.fromEntries(Object.entries(workers).map(([name, path]) => [name, from(path)])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
};
