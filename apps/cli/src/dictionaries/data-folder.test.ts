import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { dictionaryFolder } from './data-folder.ts';

const repository = resolve(fileURLToPath(new URL('../../../..', import.meta.url)));
const XDG_DATA_HOME = '/home/maya/data';

it.each<[string, { 'data-dir'?: string }, Record<string, string>, string, string]>([
  ['what the command line says', { 'data-dir': 'a' }, { DATA_DIR: 'b' }, '/texts', 'a'],
  ['DATA_DIR', {}, { DATA_DIR: 'b', XDG_DATA_HOME }, '/texts', 'b'],
  [
    'the user’s folder',
    {},
    { DATA_DIR: '', XDG_DATA_HOME },
    '/texts',
    `${XDG_DATA_HOME}/vernacular`,
  ],
  ['data in a clone', {}, { XDG_DATA_HOME }, repository, join(repository, 'data')],
  ['data where nobody’s folder is known', {}, {}, '/texts', '/texts/data'],
])('keeps dictionaries in %s', (_where, values, environment, folder, kept) =>
  expect(dictionaryFolder(values, { environment, folder })).toBe(join(kept, 'dictionaries')),
);

it('keeps them where they were kept before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vernacular-folder-'));
  const kept = join(folder, 'data/dictionaries');
  mkdirSync(kept, { recursive: true });
  const now = () => dictionaryFolder({}, { environment: { XDG_DATA_HOME }, folder });
  expect(now()).not.toBe(kept);
  writeFileSync(join(kept, 'EnglishGeneral.dictionary'), '');
  expect(now()).toBe(kept);
  rmSync(folder, { recursive: true });
});
