/**
 * `npm run vsix -w vernacular-vscode` bundles the extension into `dist-package`, lays the npm package of the command
 * line beside it as its server (`npm run build` makes it), and packs both as a .vsix. An optional argument names
 * another folder for both.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createVSIX } from '@vscode/vsce';
import { build } from 'vite';

import { repositoryFields, writeLicences } from '../../scripts/npm-packaging.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** Manifest fields left out of the published extension. */
const ours = new Set(['private', 'type', 'scripts', 'devDependencies']);

const place = process.argv[2] ?? here;
const out = join(place, 'dist-package');
const { output } = await build({
  configFile: false,
  root: here,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'src/extension.ts',
    outDir: out,
    target: 'node20',
    // So that stack traces point at readable code.
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      external: ['vscode'],
      output: { format: 'cjs', entryFileNames: 'extension.js' },
    },
  },
});
writeLicences(out, output);
cpSync(join(here, '../cli/dist-package'), join(out, 'server'), { recursive: true });
for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(here, name), join(out, name));
cpSync(join(here, '../../LICENSE'), join(out, 'LICENSE'));
cpSync(join(here, '../web/public/icon-192.png'), join(out, 'icon.png'));
const kept = Object.entries(own).filter(([name]) => !ours.has(name));
const manifest = { ...Object.fromEntries(kept), ...repositoryFields('apps/vscode') };
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await createVSIX({ cwd: out, dependencies: false, packagePath: place });
