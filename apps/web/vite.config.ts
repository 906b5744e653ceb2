import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { buildTarget } from './build/browsers.ts';
import { chunks } from './build/chunks.ts';
import { legalPdfs, legalTexts } from './build/legal-documents.ts';
import { prerenderScreens } from './build/prerender-screens.ts';
import { spokenLocales } from './build/spoken-locales.ts';
import { valuesAtBuild } from './build/values-at-build.ts';
import { wordSenses } from './build/word-senses.ts';
import { workspaceSource } from './build/workspace-source.ts';
// From its source, so that a site can be developed and tested before anything is built.
import { served } from '../../packages/contract/src/served.ts';

/** In development a running server answers for everything that is not a page. */
const server = process.env['API_URL'] ?? 'http://localhost:3000';
const handedOn = served.map((start) => [`^${start}([/?]|$)`, { target: server }] as const);

const namesOfCharacters = fileURLToPath(import.meta.resolve('decode-named-character-reference'));

/** The script that every page names. */
const beginning = /^assets\/index-[^/]*\.js$/;

export default defineConfig({
  plugins: [
    workspaceSource(),
    valuesAtBuild(),
    spokenLocales(new Set(['en-US', 'he-IL'])),
    react(),
    legalTexts(),
    legalPdfs(),
    wordSenses(),
    prerenderScreens(),
  ],
  build: {
    target: buildTarget,
    // The content security policy allows files of our own only, so nothing may become a data address.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a page begins with is there already, and Firefox calls it an error to be asked for it once more.
      resolveDependencies: (_, files) => files.filter((file) => !beginning.test(file)),
    },
    // One style sheet: what a screen looks like is there before its script is.
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: { output: chunks },
    // Of what every screen needs, React is the half; `npm run size` holds it.
    chunkSizeWarningLimit: 600,
  },
  resolve: {
    // Its edition for browsers asks the document, and a worker has none; files are read in one.
    alias: { 'decode-named-character-reference': namesOfCharacters },
  },
  worker: { format: 'es', plugins: () => [workspaceSource()] },
  server: { proxy: Object.fromEntries(handedOn) },
});
