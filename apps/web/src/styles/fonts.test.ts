// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

import { languages } from '../platform/language/languages.ts';

const require = createRequire(import.meta.url);
const texts = import.meta.glob<string>(
  ['../locales/*/*.json', '../features/legal/documents/*/*.md'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The ranges of characters that a sheet of fonts draws. */
function rangesOf(sheet: string): readonly (readonly [number, number])[] {
  const css = readFileSync(require.resolve(sheet), 'utf8');
  return [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/giu)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
}

const source = readFileSync(new URL('fonts.ts', import.meta.url), 'utf8');
const sheets = [...source.matchAll(/'(@fontsource[^']+)'/gu)].map(([, sheet = '']) => sheet);
const site = sheets.flatMap(rangesOf);
const serif = sheets.filter((sheet) => /serif|frank/u.test(sheet)).flatMap(rangesOf);

const undrawn = (text: string, ranges: typeof site) =>
  [...new Set(text.match(/\p{L}/gu))].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => from <= code && code <= to);
  });
const textsIn = (folder: string) =>
  Object.entries(texts).flatMap(([path, text]) => (path.includes(folder) ? [text] : []));

describe.each(languages.map(({ code }) => code))('the fonts of the site in %s', (language) => {
  it('draw every letter of its sentences', () => {
    const sentences = textsIn(`/locales/${language}/`);
    expect(sentences).not.toEqual([]);
    expect(undrawn(sentences.join(''), site)).toEqual([]);
  });

  it('draw every letter of its legal documents, on the screen and in the PDF', () => {
    const documents = textsIn(`/documents/${language}/`);
    expect(documents).not.toEqual([]);
    expect(undrawn(documents.join(''), serif)).toEqual([]);
  });
});
