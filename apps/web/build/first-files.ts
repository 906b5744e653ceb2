import type { Manifest } from 'vite';

import type { SentPage } from '../src/prerender/page.ts';

/** The fonts that the first lines of a language are set in. */
const fonts: Readonly<Record<string, RegExp>> = {
  en: /\/(source-serif-4|inter)-latin-wght-normal-.*\.woff2$/,
  he: /\/(frank-ruhl-libre|assistant)-hebrew-wght-normal-.*\.woff2$/,
};

/** What the first view of a page is made of, so that all of it is asked for at once. */
export function firstFiles(
  { screens, texts = [], language }: Pick<SentPage, 'screens' | 'texts' | 'language'>,
  manifest: Manifest,
  assets: readonly string[],
): { readonly scripts: readonly string[]; readonly fonts: readonly string[] } {
  const scripts = new Set<string>();
  const take = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build holds no ${key}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  take(`src/locales/${language}/texts.ts`);
  for (const name of texts) take(`src/locales/${language}/${name}.json`);
  for (const screen of screens) take(`src/features/${screen}`);
  return { scripts: [...scripts], fonts: assets.filter((file) => fonts[language]?.test(file)) };
}
