import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { register } from '../../testing/people-for-tests.ts';
import { openStore } from '../open-store.ts';
import { keepDataPrivate } from './private-data-and-database-file.ts';

const secretsKey = ['what seals the secrets of these tests'];
let home: string;
let dataDir: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o000);
  home = mkdtempSync(join(tmpdir(), 'vernacular-private-'));
  dataDir = join(home, 'data');
});
afterEach(() => {
  process.umask(umask);
  rmSync(home, { recursive: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modes = () =>
  Object.fromEntries(
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => [
      name,
      modeOf(join(dataDir, name)),
    ]),
  );
const leaveOpen = (name: string) => {
  const path = join(dataDir, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, 'private');
};

it('makes a database that nobody else can read, with its other files', async () => {
  const store = await openStore({ dataDir });
  await register(store);
  expect(modeOf(dataDir)).toBe('700');
  expect(modes()).toEqual({
    'vernacular.db': '600',
    'vernacular.db-shm': '600',
    'vernacular.db-wal': '600',
    'vernacular.db.made': '600',
  });
  await store.close();
});

it('tightens a database that an older version left open', async () => {
  const store = await openStore({ dataDir });
  await register(store);
  const files = readdirSync(dataDir).map((name) => join(dataDir, name));
  expect(files).toHaveLength(4);
  for (const file of files) chmodSync(file, 0o644);
  chmodSync(dataDir, 0o755);
  const again = await openStore({ dataDir });
  expect(new Set(Object.values(modes()))).toEqual(new Set(['600']));
  expect(modeOf(dataDir)).toBe('700');
  await again.close();
  await store.close();
});

it.each([
  [
    'gone',
    (file: string) => rmSync(file),
    /vernacular\.db is gone.*move vernacular\.db\.made away/u,
  ],
  ['emptied', (file: string) => truncateSync(file), /was emptied/u],
])('opens no new database where one is %s, until its mark is deleted', async (_how, lose, told) => {
  await (await openStore({ dataDir, secretsKey })).close();
  const file = join(dataDir, 'vernacular.db');
  lose(file);
  for (const name of ['vernacular.db-wal', 'vernacular.db-shm'])
    rmSync(join(dataDir, name), { force: true });
  await expect(openStore({ dataDir, secretsKey })).rejects.toThrow(told);
  rmSync(file, { force: true });
  rmSync(join(dataDir, 'vernacular.db.made'));
  await (await openStore({ dataDir, secretsKey })).close();
});

it('tightens letters, keys and the texts of dictionaries of one’s own', () => {
  for (const name of [
    'dictionaries/English.dictionary',
    'outbox/a.eml',
    'signing-keys.json',
    'own-dictionaries/one/corpus/1.txt',
  ])
    leaveOpen(name);
  keepDataPrivate(dataDir);
  expect(modes()).toEqual({
    dictionaries: '700',
    'dictionaries/English.dictionary': '600',
    outbox: '700',
    'outbox/a.eml': '600',
    'signing-keys.json': '600',
    'own-dictionaries': '700',
    'own-dictionaries/one': '700',
    'own-dictionaries/one/corpus': '700',
    'own-dictionaries/one/corpus/1.txt': '600',
  });
});

it('leaves alone what is not of this site, and a folder that holds it', () => {
  leaveOpen('somebody-else/thesis.txt');
  leaveOpen('vernacular.db');
  const before = modeOf(dataDir);
  keepDataPrivate(dataDir);
  expect(modeOf(dataDir)).toBe(before);
  expect(modes()).toMatchObject({
    'somebody-else': '777',
    'somebody-else/thesis.txt': '666',
    'vernacular.db': '600',
  });
});
