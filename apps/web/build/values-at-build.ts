import { join } from 'node:path';

import { type Plugin, runnerImport } from 'vite';

import { workspaceSource } from './workspace-source.ts';

/**
 * A file called `*.at-build.ts` is run when the site is built, and only what it exports goes to browsers, as values.
 * So the first screen knows the names of the conversations without loading the conversations. Exports are plain data.
 */
export const valuesAtBuild = (): Plugin => ({
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
