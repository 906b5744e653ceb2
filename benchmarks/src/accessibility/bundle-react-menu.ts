import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

const here = fileURLToPath(new URL('../..', import.meta.url));
const entry = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import Menu from 'accessibility-react-widget';
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(createElement(Menu));
`;

export async function bundleReactMenu(): Promise<string> {
  const folder = await mkdtemp(join(here, 'dist', 'react-menu-'));
  const input = join(folder, 'menu.mjs');
  await writeFile(input, entry);
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: 'menu.js', assetFileNames: 'menu[extname]' },
      },
    },
  });
  return folder;
}
