/** The languages stand side by side only in files that `npm run languages` writes. See: docs/add-a-language.md */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { listFiles, listOf } from './write-language-lists.mjs';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

const sources = execFileSync('git', ['ls-files', 'packages', 'apps'], {
  cwd: fileURLToPath(root),
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) =>
    /^(?:(?:packages|apps)\/(?!accessibility-widget)[^/]+\/src|apps\/web\/build)\/.*\.tsx?$/u.test(
      path,
    ),
  )
  .filter((path) => !/\.test\.|for-tests|\/testing\//u.test(path));

/** `{ en, he }`, or `en:` and `he:` as keys of one file. */
const isKey = (language, source) =>
  new RegExp(String.raw`(?:^ +|\{ |, )${language}(?:: |,| \})`, 'mu').test(source);

it.each(listFiles)(
  '%s names the languages that are there; `npm run languages` writes it',
  async (file) => expect(read(file)).toBe(await listOf(file)),
);

it('no other file names the languages side by side', () => {
  const found = sources.filter((path) => {
    const code = read(path).replaceAll(/\/\*\*[^]*?\*\/|^\s*\/\/.*$/gmu, '');
    return ['en', 'he'].every((language) => isKey(language, code));
  });
  expect(found.filter((path) => !listFiles.includes(path))).toEqual([]);
});
