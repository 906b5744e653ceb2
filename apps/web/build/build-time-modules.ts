import { join } from 'node:path';

import { type Plugin, runnerImport } from 'vite';

import { workspaceSource } from './workspace-source.ts';

/**
 * Vite plugin: a `*.at-build.ts` file runs at build time, and browsers receive only its exports, as JSON. So the home
 * page shows the names of the exercises without loading their scripts.
 */
export const buildTimeModules = (): Plugin => ({
  name: 'values-at-build',
  async load(id) {
    if (!id.endsWith('.at-build.ts')) return null;
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
      configFile: false,
      logLevel: 'warn',
      root: join(import.meta.dirname, '..'),
      plugins: [workspaceSource()],
    });
    for (const file of dependencies) this.addWatchFile(file);
    const values = Object.entries(module).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    return { code: values.join('\n'), map: null };
  },
});
