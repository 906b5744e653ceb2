import { defineConfig, type UserConfig } from 'vite';

import { buildTarget } from './build/browsers.ts';
import { keptFiles } from './build/kept-files.ts';
import { workspaceSource } from './build/workspace-source.ts';
import { served } from '../../packages/contract/src/site/served.ts';

/** Runs after the site's build, because the service worker names the built files. */
export default defineConfig(async (): Promise<UserConfig> => ({
  plugins: [workspaceSource()],
  publicDir: false,
  define: {
    KEPT_FILES: JSON.stringify(await keptFiles()),
    SERVED: JSON.stringify(served),
  },
  build: {
    target: buildTarget,
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
}));
