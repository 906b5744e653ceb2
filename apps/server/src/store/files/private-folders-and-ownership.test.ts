import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openAuditLog } from '../../people/index.ts';
import { register } from '../../testing/people-for-tests.ts';
import { restoreToFolder } from '../backup/dictionary-files.ts';
import {
  makePrivateFolder,
  makeSiteFolder,
  NotFolderOwner,
} from './private-folders-and-ownership.ts';
import { openStore } from '../open-store.ts';
import { openSecretKeys } from '../secrets/secret-keys.ts';

const site = 12_345;
const ownersIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
      const { uid, gid } = statSync(join(folder, name));
      return [name, uid === gid ? uid : [uid, gid]];
    }),
  );

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'vernacular-owner-'));
});
afterEach(() => rmSync(home, { recursive: true }));

describe.skipIf(process.getuid?.() !== 0)('what root makes for the site', () => {
  it("is the site's user's, while it is open and afterwards", async () => {
    const dataDir = join(home, 'data');
    mkdirSync(dataDir);
    chownSync(dataDir, site, site);
    const audit = openAuditLog(join(dataDir, 'audit'), 180);
    await audit.note({ at: '2026-01-02T10:00:00.000Z', event: 'e', user: null, from: 'here' });
    const restored = restoreToFolder(dataDir);
    const piece = { id: 'a', name: 'own.dictionary', content: 'AAAA' };
    await restored.add(undefined as never, piece);
    await restored.finish();
    const store = await openStore({ dataDir });
    openSecretKeys({ dataDir }).newest();
    openSecretKeys({ dataDir }).renew();
    await register(store);
    const owners = ownersIn(dataDir);
    await store.close();
    for (const name of [
      'audit',
      'audit/2026-01-02.jsonl',
      'secrets.key',
      'own-dictionaries/a/own.dictionary',
      'vernacular.db',
      'vernacular.db-wal',
      'vernacular.db-shm',
    ])
      expect(owners).toHaveProperty([name], site);
    expect(new Set(Object.values(owners))).toEqual(new Set([site]));
    expect(new Set(Object.values(ownersIn(dataDir)))).toEqual(new Set([site]));
  });

  it('is theirs as deep as it is made', () => {
    chownSync(home, site, site);
    makePrivateFolder(join(home, 'a/b/c'));
    expect(ownersIn(home)).toEqual({ a: site, 'a/b': site, 'a/b/c': site });
  });

  it('is no site in a folder of theirs, which it leaves as it is', () => {
    makeSiteFolder(join(home, 'own'));
    makeSiteFolder(join(home, 'own'));
    expect(ownersIn(home)).toEqual({ own: 0 });
    chownSync(join(home, 'own'), site, site);
    expect(() => makeSiteFolder(join(home, 'own'))).toThrow(NotFolderOwner);
    expect(ownersIn(home)).toEqual({ own: site });
  });
});

it('leaves a folder that is there as it is', () => {
  const { uid, mode } = statSync(home);
  makePrivateFolder(home);
  expect(statSync(home)).toMatchObject({ uid, mode });
});
