import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { buildTarget } from './build/browsers.ts';
import { fallbackFonts } from './build/fallback-fonts.ts';
import { workspaceSource } from './build/workspace-source.ts';

/** The page for readers is built apart from the site, whose frame alone weighs more than all of it. */
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
