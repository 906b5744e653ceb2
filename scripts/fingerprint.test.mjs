import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { fingerprint } from './fingerprint.mjs';

const source = 'packages/analyzer/src/count.ts';
let root;

const write = (path, content) => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vernacular-fingerprint-'));
  for (const path of [
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'scripts/build.mjs',
  ])
    write(path, '{}');
  write(source, 'export const one = 1;\n');
  write('apps/web/src/page.css', 'p{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  [source, 'export const one = 2;\n'],
  ['apps/web/src/page.css', 'a{}'],
  ['apps/web/src/documents/terms.md', '# Terms'],
  ['packages/coach/src/words.tsv', 'utilize\tuse'],
  ['package-lock.json', '[]'],
])('a change of %s asks for a build, though it is as long as before', (path, content) => {
  const before = fingerprint(root);
  write(path, content);
  expect(fingerprint(root)).not.toBe(before);
});

it.each([
  'packages/analyzer/src/count.test.ts',
  'apps/web/src/page.test.tsx',
  'apps/server/src/testing/site-for-tests.ts',
  'packages/analyzer/README.md',
  'packages/exercises/src/ethics/transcripts/happy-path.txt',
  'packages/analyzer/dist/count.js',
  'packages/client/src/calls.ts',
  'apps/web/node_modules/.cache/x.js',
  'apps/web/.DS_Store',
])('%s asks for none', (path) => {
  const before = fingerprint(root);
  write(path, 'anything');
  expect(fingerprint(root)).toBe(before);
});

it('a file that is touched asks for none', () => {
  const before = fingerprint(root);
  utimesSync(join(root, source), new Date(0), new Date(0));
  expect(fingerprint(root)).toBe(before);
});

it('a file that moves asks for one', () => {
  const before = fingerprint(root);
  renameSync(join(root, source), join(root, 'packages/analyzer/src/add.ts'));
  expect(fingerprint(root)).not.toBe(before);
});

it('a copy of the whole in another place asks for none', () => {
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(fingerprint(copy)).toBe(fingerprint(root));
  rmSync(copy, { recursive: true });
});
