import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Manifest, ManifestChunk } from 'vite';

import { inLanguages } from '../../../packages/exercises/src/words/site-languages.ts';
import type { SentPage } from '../src/prerender/page-types.ts';
import { fontsOf, packageOf } from './fonts-of-language.ts';

/** Absolute path of the finished build. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** The manifest of the site's build, and the paths of its assets. */
export async function readBuild() {
  const manifest = await readFile(join(dist, '.vite/manifest.json'), 'utf8');
  return {
    manifest: JSON.parse(manifest) as Manifest,
    assets: (await readdir(join(dist, 'assets'))).map((name) => `assets/${name}`),
  };
}

/** Match the paths of the fonts that the first view of a language needs. */
export const fonts = inLanguages((language) => {
  const { serif, sans, subset } = fontsOf(language);
  return new RegExp(`/(${packageOf(serif)}|${packageOf(sans)})-${subset}-wght-normal-.*\\.woff2$`);
});

/** The chunks of the given manifest keys with all their imports, without duplicates. Throws for an unknown key. */
export function chunksOf(keys: readonly string[], manifest: Manifest): readonly ManifestChunk[] {
  const chunks = new Map<string, ManifestChunk>();
  const take = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build holds no ${key}.`);
    if (chunks.has(chunk.file)) return;
    chunks.set(chunk.file, chunk);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  keys.forEach(take);
  return [...chunks.values()];
}

/** The scripts and fonts that a prerendered page preloads, as paths in `dist`. */
export function preloadFiles(
  { screens, texts = [], language }: Pick<SentPage, 'screens' | 'texts' | 'language'>,
  manifest: Manifest,
  assets: readonly string[],
): { readonly scripts: readonly string[]; readonly fonts: readonly string[] } {
  const parts = [
    `src/locales/${language}/texts.ts`,
    ...texts.map((name) => `src/locales/${language}/${name}.json`),
    ...screens.map((screen) => `src/features/${screen}`),
  ];
  return {
    scripts: chunksOf(parts, manifest).map(({ file }) => file),
    fonts: assets.filter((file) => fonts[language].test(file)),
  };
}
