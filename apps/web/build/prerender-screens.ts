import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { namePlace } from '../../../packages/contract/src/site/site-name-and-defaults.ts';
import { languages } from '../../../packages/exercises/src/words/languages.ts';
import type { SentPage } from '../src/prerender/page-types.ts';
import { dist, preloadFiles, readBuild } from './preload-files.ts';
import { legalTexts } from './legal-documents.ts';
import { buildTimeModules } from './build-time-modules.ts';
import { workspaceSource } from './workspace-source.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const ahead = join(dist, '.ahead');

/** Writes each page in each language to `dist/pages/{language}/{path}.html`; `other.html` is for every other address. */
export function prerenderScreens(): Plugin {
  return {
    name: 'prerender-screens',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    async closeBundle() {
      const shell = await readFile(join(dist, 'index.html'), 'utf8');
      const { manifest, assets } = await readBuild();
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

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The server replaces this with the site's public URL: previews need an absolute image address. */
const address = '__PUBLIC_URL__';

/** As Open Graph writes a locale: `en_GB`, `he_IL`. */
function localeOf(code: SentPage['language']): string {
  const { language, region } = new Intl.Locale(languages[code].locale).maximize();
  return `${language}_${region}`;
}

function pageHead({ path, language, titleText, descriptionText }: SentPage): string {
  const title = escape(titleText);
  const description = escape(descriptionText);
  const picture = `${address}/preview-${language}.png`;
  const named = path === '/*' ? [] : [['og:url', address + path]];
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', namePlace(language)],
    ['og:title', title],
    ['og:description', description],
    ['og:locale', localeOf(language)],
    ...named,
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ];
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${content}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}
