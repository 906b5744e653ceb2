import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { buildTarget } from './build/browsers.ts';
import { chunks } from './build/chunks.ts';
import { fallbackFonts } from './build/fallback-fonts.ts';
import { legalPdfs, legalTexts } from './build/legal-documents.ts';
import { prerenderScreens } from './build/prerender-screens.ts';
import { optimizeLocales } from './build/drop-unused-react-aria-locales.ts';
import { buildTimeModules } from './build/build-time-modules.ts';
import { workspaceSource } from './build/workspace-source.ts';
// Imported from its source, so that the site can be developed and tested before anything is built.
import { served } from '../../packages/contract/src/site/server-paths.ts';

/** The server to which the development site proxies all requests that are not for pages. */
const server = process.env['API_URL'] ?? 'http://localhost:3000';
const handedOn = served.map((start) => [`^${start}([/?]|$)`, { target: server }] as const);

/** `Features.Nesting` of Lightning CSS: flattens nested rules, because the checker Alfa drops sheets with them. */
const nesting = 1;

const namesOfCharacters = fileURLToPath(import.meta.resolve('decode-named-character-reference'));

/** The entry script, which every page loads itself. */
const beginning = /^assets\/index-[^/]*\.js$/;

export default defineConfig({
  plugins: [
    workspaceSource(),
    buildTimeModules(),
    optimizeLocales(new Set(['en-US', 'he-IL'])),
    react(),
    fallbackFonts(),
    legalTexts(),
    legalPdfs(),
    prerenderScreens(),
  ],
  css: { lightningcss: { include: nesting } },
  build: {
    target: buildTarget,
    // The content security policy allows only the site's own files, so no asset may be inlined as a data URL.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Without the entry script: the page has already loaded it, and Firefox reports an error when it is preloaded
      // again.
      resolveDependencies: (_, files) => files.filter((file) => !beginning.test(file)),
    },
    // One style sheet, so that the styles of a screen are there before its script.
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: { output: chunks },
    // In kB. React alone is half of what every screen needs; `npm run size` checks the limit.
    chunkSizeWarningLimit: 600,
  },
  resolve: {
    // The browser build of this package uses `document`, which is missing in the worker that reads files.
    alias: { 'decode-named-character-reference': namesOfCharacters },
  },
  worker: { format: 'es', plugins: () => [workspaceSource()] },
  server: { proxy: Object.fromEntries(handedOn) },
});
