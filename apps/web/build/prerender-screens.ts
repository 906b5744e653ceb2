import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin } from 'vite';

import type { SentPage } from '../src/prerender/page-types.ts';
import { preloadFiles } from './preload-files.ts';
import { legalTexts } from './legal-documents.ts';
import { pageHead } from './page-head.ts';
import { buildTimeModules } from './build-time-modules.ts';
import { workspaceSource } from './workspace-source.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const ahead = join(web, 'dist/.ahead');

/** Writes each page in each language to `dist/pages/{language}/{path}.html`; `other.html` is for every other address. */
export function prerenderScreens(): Plugin {
  return {
    name: 'prerender-screens',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    async closeBundle() {
      const dist = join(web, 'dist');
      const shell = await readFile(join(dist, 'index.html'), 'utf8');
      const manifest = JSON.parse(
        await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      const assets = (await readdir(join(dist, 'assets'))).map((name) => `assets/${name}`);
      for (const page of await drawPages()) {
        const file = join(dist, 'pages', page.language, fileOf(page.path));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, fill(shell, page, preloadFiles(page, manifest, assets)));
      }
    },
  };
}

async function drawPages(): Promise<SentPage[]> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    plugins: [workspaceSource(), buildTimeModules(), legalTexts(), react()],
    ssr: { noExternal: [/^@vernacular\//] },
    build: { ssr: 'src/prerender/prerender.tsx', outDir: ahead, emptyOutDir: true },
  });
  const entry = pathToFileURL(join(ahead, 'prerender.js')).href;
  const { prerender } = (await import(entry)) as { prerender: () => Promise<SentPage[]> };
  const pages = await prerender();
  await rm(ahead, { recursive: true });
  return pages;
}

const fileOf = (path: string) => {
  if (path === '/') return 'index.html';
  return path === '/*' ? 'other.html' : `${path}.html`;
};

const fill = (shell: string, page: SentPage, files: ReturnType<typeof preloadFiles>) =>
  shell
    .replace(/<html lang="en" dir="ltr">/, `<html lang="${page.language}" dir="${page.direction}">`)
    .replace(/<title>.*?<\/title>\s*/s, '')
    .replace(/<meta\s+name="description".*?\/>/s, pageHead(page))
    // The drawn page needs styles and fonts first.
    .replace('<script type="module"', '$& fetchpriority="low"')
    .replace('</head>', () => `${preloads(files, shell)}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-drawn="${page.path}" data-sent="${page.sent}" data-language="${page.language}">${page.html}</div>`,
    );

const preloads = ({ scripts, fonts }: ReturnType<typeof preloadFiles>, shell: string) =>
  [
    ...scripts
      .filter((file) => !shell.includes(file))
      .map(
        (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
      ),
    ...fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
  ].join('\n    ');
