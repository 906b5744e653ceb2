/**
 * `npm run vsix -w vernacular-vscode` bundles the extension into `dist-package` and packs that as a .vsix beside it.
 * An optional argument names another folder for both.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createVSIX } from '@vscode/vsce';
import { build } from 'vite';

import { groups, stepsOf } from '../../scripts/integrations.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

const ourselves = groups.flatMap(({ clients }) => clients).find(({ id }) => id === 'vs-code');

/** Manifest fields left out of the published extension. */
const ours = new Set(['private', 'type', 'scripts', 'devDependencies']);

function licencesOf(modules) {
  const packages = new Set(
    modules.map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u.exec(id)?.[0]),
  );
  packages.delete(undefined);
  return [...packages]
    .sort((one, other) => one.localeCompare(other))
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/iu.test(each));
      return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
    });
}

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
  const taken = licencesOf(output.flatMap(({ moduleIds = [] }) => moduleIds));
  writeFileSync(join(out, 'third-party.txt'), taken.join(`\n${'-'.repeat(80)}\n\n`));
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
