import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chunksOf, dist, fonts, readBuild } from './preload-files.ts';

/** A file to precache. `revision` is null where the URL already contains a content hash. */
interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
}

const languages = Object.keys(fonts);

/** Entry modules of the parts that work offline. File readers are large, so they are cached on first use instead. */
const beginnings = [
  'index.html',
  ...languages.map((language) => `src/locales/${language}/texts.ts`),
  ...languages.flatMap((language) =>
    ['offline', 'versions', 'word-card'].map((name) => `src/locales/${language}/${name}.json`),
  ),
  'src/features/home/home-screen.tsx',
  'src/features/not-found/not-found-screen.tsx',
  'src/features/de-jargonizer/layout.tsx',
  'src/features/analyser/screen.tsx',
  'src/features/analyser/editor/open-text-editor.ts',
  // With it come the lists of selects: one chunk holds all popups.
  'src/parts/method-switch/method-help.tsx',
  'src/features/analyser/versions/versions-card.tsx',
  'src/features/analyser/word-card/live-word-card.tsx',
  'src/features/analyser/result/download-and-share.tsx',
  'src/features/analyser/result/grade-request.ts',
  'src/features/analyser/words/senses.he.json',
  'src/offline/update-and-shared-text-notices.tsx',
  '../../packages/accessibility-widget/src/panel/open-panel.ts',
];
const pages = languages.flatMap((language) =>
  ['index', 'de-jargonizer', 'other'].map((page) => `pages/${language}/${page}.html`),
);

/** The files for offline use, read from the finished build: scripts, workers, styles, fonts and pages. */
export async function precacheManifest(): Promise<readonly KeptFile[]> {
  const { manifest, assets } = await readBuild();
  // Workers are listed as a chunk's assets, not among its imports. There is one style sheet for all chunks.
  const chunks = chunksOf(beginnings, manifest);
  const parts = chunks.map(({ file }) => file);
  const workers = chunks
    .flatMap((chunk) => chunk.assets ?? [])
    .filter((file) => file.endsWith('.js'));
  const looks = assets.filter(
    (file) => file.endsWith('.css') || Object.values(fonts).some((shown) => shown.test(file)),
  );
  return [
    ...Array.from(new Set([...parts, ...workers, ...looks]), (file) => ({
      url: `/${file}`,
      revision: null,
    })),
    ...(await Promise.all(pages.map(withRevision))),
  ];
}

async function withRevision(file: string): Promise<KeptFile> {
  const bytes = await readFile(join(dist, file));
  return {
    url: `/${file}`,
    revision: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  };
}
