/**
 * `npm run vsix -w vernacular-vscode` bundles the extension into `dist-package`, lays the npm package of the command
 * line beside it as its server (`npm run build` makes it), and packs both as a .vsix. An optional argument names another folder for both.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createVSIX } from '@vscode/vsce';
import { build } from 'vite';

import { groups, stepsOf } from '../../scripts/integrations.mjs';
import { writeLicences } from '../../scripts/npm-package.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

const ourselves = groups.flatMap(({ clients }) => clients).find(({ id }) => id === 'vs-code');

/** Manifest fields left out of the published extension. */
const ours = new Set(['private', 'type', 'scripts', 'devDependencies']);

async function buildExtension(out) {
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
  const readme = readFileSync(join(here, 'README.md'), 'utf8');
  writeFileSync(
    join(out, 'README.md'),
    readme.replace('<!-- steps -->', () => stepsOf(ourselves)),
  );
  cpSync(join(here, 'CHANGELOG.md'), join(out, 'CHANGELOG.md'));
  cpSync(join(here, '../../LICENSE'), join(out, 'LICENSE'));
  cpSync(join(here, '../web/public/icon-192.png'), join(out, 'icon.png'));
  const manifest = Object.entries(own).filter(([name]) => !ours.has(name));
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify(Object.fromEntries(manifest), null, 2)}\n`,
  );
}

const place = process.argv[2] ?? here;
const folder = join(place, 'dist-package');
await buildExtension(folder);
await createVSIX({ cwd: folder, dependencies: false, packagePath: place });
