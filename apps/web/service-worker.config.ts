import { defineConfig, type UserConfig } from 'vite';

import { buildTarget } from './build/browsers.ts';
import { precacheManifest } from './build/precache-manifest.ts';
import { workspaceSource } from './build/workspace-source.ts';
import { served } from '../../packages/contract/src/site/server-paths.ts';

/** Runs after the site's build, because the service worker names the built files. */
export default defineConfig(async (): Promise<UserConfig> => ({
  plugins: [workspaceSource()],
  publicDir: false,
  define: {
    KEPT_FILES: JSON.stringify(await precacheManifest()),
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
