/**
 * Writes `dist-package` for npm: the component and the script in few files, their types, and `site`, the folder that
 * a page serves. `npm pack` in this folder would include the sources and tests.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

import { writePackageFiles, copyTypes } from '../../scripts/npm-packaging.mjs';

const entrances = [
  ['.', 'index', 'src/index.ts'],
  ['./react', 'react', 'src/react.tsx'],
  ['./languages', 'languages', 'src/languages/index.ts'],
];
const typesOf = (source) => source.replace(/^src\/(.*)\.tsx?$/u, '$1.d.ts');

const manifest = ({ peerDependencies, peerDependenciesMeta }) => ({
  sideEffects: ['./site/*.js'],
  exports: {
    ...Object.fromEntries(
      entrances.map(([path, as, source]) => [
        path,
        { types: `./${typesOf(source)}`, default: `./${as}.js` },
      ]),
    ),
    './site/*': './site/*',
    './package.json': './package.json',
  },
  peerDependencies,
  peerDependenciesMeta,
});

/** `here`: folder of the package. `site`: folder of the built stand-alone files. `plugins`: Vite plugins of the build. */
export async function packUp(here, site, plugins) {
  const out = join(here, 'dist-package');
  rmSync(out, { recursive: true, force: true });
  await build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    plugins,
    build: {
      outDir: out,
      target: 'es2022',
      lib: {
        entry: Object.fromEntries(entrances.map(([, as, source]) => [as, join(here, source)])),
        formats: ['es'],
      },
      rollupOptions: {
        external: ['react'],
        output: {
          chunkFileNames: '[name].js',
          // Added here, because a bundler drops the directive from the source.
          banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
        },
      },
    },
  });
  for (const [, , source] of entrances) copyTypes(here, out, typesOf(source));
  cpSync(site, join(out, 'site'), { recursive: true });
  writePackageFiles(here, out, 'for-npm/README.md', manifest);
}
