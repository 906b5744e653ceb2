/** docs/add-a-language.md names every file in which the languages stand side by side, and no other. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

const sources = execFileSync('git', ['ls-files', 'packages', 'apps'], {
  cwd: fileURLToPath(root),
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /^(?:(?:packages|apps)\/[^/]+\/src|apps\/web\/build)\/.*\.tsx?$/u.test(path))
  .filter((path) => !/\.test\.|for-tests|\/testing\//u.test(path));

/** `{ en, he }`, or `en:` and `he:` as keys of one file. */
const isKey = (language, source) =>
  new RegExp(String.raw`(?:^ +|\{ |, )${language}(?:: |,| \})`, 'mu').test(source);

const listed = () => {
  const [, list] = /^## Name it in these files\n(.*?)^## /msu.exec(read('docs/add-a-language.md'));
  return new Set(
    Array.from(list.matchAll(/`((?:packages|apps)\/[^`]+\.ts)`/gu), ([, path]) => path),
  );
};

it('names the files in which a new language has to be named', () => {
  const found = sources.filter((path) => {
    const code = read(path).replaceAll(/\/\*\*[^]*?\*\/|^\s*\/\/.*$/gmu, '');
    return ['en', 'he'].every((language) => isKey(language, code));
  });
  expect(listed()).toEqual(new Set(found));
});
