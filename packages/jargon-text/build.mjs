import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = join(here, 'dist-site');

await build({
  configFile: false,
  root: here,
  logLevel: 'warn',
  build: {
    outDir: out,
    target: 'es2022',
    lib: {
      entry: join(here, 'src/standalone.ts'),
      formats: ['iife'],
      name: 'jargonText',
      fileName: () => 'jargon-text.js',
    },
  },
});
cpSync(join(here, 'page'), out, { recursive: true });
