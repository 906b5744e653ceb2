import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { buildTarget } from './build/browsers.ts';
import { fallbackFonts } from './build/fallback-fonts.ts';
import { workspaceSource } from './build/workspace-source.ts';

/** Builds `read.html`, the page for readers, apart from the site, whose shell alone is larger than that page. */
export default defineConfig({
  plugins: [workspaceSource(), fallbackFonts(), react()],
  publicDir: false,
  build: {
    target: buildTarget,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'read.html' },
  },
});
