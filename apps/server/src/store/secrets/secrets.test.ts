import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startupErrorMessage } from '../../startup-errors.ts';
import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { runDbCommand } from '../db-command.ts';
import { openDatabase, type DatabaseLocation } from '../open-database.ts';
import { openStore } from '../open-store.ts';
import { openSecretKeys } from './secret-keys.ts';

const older = 'older'.repeat(7);
const newer = 'newer'.repeat(7);
const foreign = 'foreign'.repeat(7);
const secret = 'JBSWY3DPEHPK3PXP';
const key = { id: 'a key', key: '{"kty":"OKP"}' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function rowsOf(place: DatabaseLocation) {
  const engine = openDatabase(place);
  const factors = await engine.db.selectFrom('factors').select(['id', 'secret']).execute();
  const keys = await engine.db.selectFrom('signing_keys').select('key').execute();
  await engine.close();
  return { factors, values: [...factors.map((row) => row.secret), ...keys.map((row) => row.key)] };
}

/** Changes rows of factors directly in the database. */
async function tamper(
  place: DatabaseLocation,
  secretOf: (id: string, secrets: string[]) => string,
) {
  const { factors } = await rowsOf(place);
  const engine = openDatabase(place);
  const secrets = factors.map((row) => row.secret);
  for (const { id } of factors)
    await engine.db
      .updateTable('factors')
      .set({ secret: secretOf(id, secrets) })
      .where('id', '=', id)
      .execute();
  await engine.close();
}

async function run(location: DatabaseLocation, ...args: string[]) {
  const said: string[] = [];
  const code = await runDbCommand(args, { location, say: (line) => said.push(line) });
  return { code, said: said.join('\n') };
}

const fileOf = (place: DatabaseLocation) => join(place.dataDir, 'secrets.key');
const linesOf = (place: DatabaseLocation) => readFileSync(fileOf(place), 'utf8').trim().split('\n');

describeOnEveryEngine('secrets in the database', ({ engine, newPlace, open }) => {
  const sealedWith = async (keys: readonly string[]) => ({
    ...(await newPlace()),
    secretsKey: keys,
  });
  /** A site without SECRETS_KEY: SQLite has its own folder, PostgreSQL gets one. */
  const inFile = async () => {
    const { dataDir, databaseUrl } = await newPlace();
    return databaseUrl === undefined
      ? { dataDir }
      : { dataDir: mkdtempSync(join(folder, 'data-')), databaseUrl };
  };
  const filled = async (place: DatabaseLocation | null = null) =>
    fill(place ?? (await sealedWith([older])));
  const fill = async (place: DatabaseLocation) => {
    const store = await open(place);
    const user = await register(store);
    for (let n = 0; n < 3; n += 1)
      await store.factors.add(user.id, { friendlyName: `${n}`, secret: `${secret}${n}` });
    await store.signingKeys.all(async () => key);
    return { place, store, user };
  };
  const secretsOf = async (place: DatabaseLocation, userId: string) => {
    const store = await open(place);
    return [
      ...(await store.factors.list(userId)).map((factor) => factor.secret).toSorted(),
      ...(await store.signingKeys.all(async () => ({ id: '', key: 'new' }))).map((one) => one.key),
    ];
  };
  const all = [`${secret}0`, `${secret}1`, `${secret}2`, key.key];

  it('are sealed, each another way, and open again', async () => {
    const { place, user } = await filled();
    const { values } = await rowsOf(place);
    expect(values).toHaveLength(4);
    for (const value of values) expect(value).toMatch(/^sealed1\.[0-9a-f]{8}\./u);
    expect(new Set(values).size).toBe(4);
    expect(JSON.stringify(values)).not.toContain(secret);
    expect(await secretsOf(place, user.id)).toEqual(all);
  });

  it('do not open in the row of another, nor after one letter of them was changed', async () => {
    const { place, store, user } = await filled();
    await tamper(place, (_, [first = '']) => first);
    await expect(store.factors.list(user.id)).rejects.toThrow('unable to authenticate data');
    await tamper(place, (_, [first = '']) => `${first.slice(0, -3)}AAA`);
    await expect(store.factors.list(user.id)).rejects.toThrow('unable to authenticate data');
  });

  it('that an older version left plain are sealed at the next start', async () => {
    const { place, user } = await filled();
    await tamper(place, (_, secrets) => `${secret}${secrets.length}`);
    expect((await secretsOf(place, user.id)).slice(0, 3)).toEqual(Array(3).fill(`${secret}3`));
    expect(JSON.stringify((await rowsOf(place)).values)).not.toContain(secret);
  });

  it('stop the start in a sentence when their key is not here, and stay as they were', async () => {
    const { place } = await filled();
    const before = await rowsOf(place);
    const refusal = await openStore({ ...place, secretsKey: [foreign] }).catch(
      (error: unknown) => error,
    );
    expect(startupErrorMessage(refusal)).toMatch(/^The database holds secrets .*SECRETS_KEY/u);
    expect(await rowsOf(place)).toEqual(before);
  });

  it('are sealed anew when a new key stands before the old one, which may then go', async () => {
    const { place, user } = await filled();
    const between = { ...place, secretsKey: [newer, older] };
    expect((await run(between, 'rotate-secrets')).said).toMatch(/^Sealed 4 secrets/u);
    expect((await run(between, 'rotate-secrets')).said).toContain('Put a new one before it');
    expect(await secretsOf({ ...place, secretsKey: [newer] }, user.id)).toEqual(all);
    await expect(openStore(place)).rejects.toThrow('that key is not here');
  });

  describe('with a key in a file', () => {
    it('get one that only its owner can read, once', async () => {
      const { place } = await filled(await inFile());
      expect(statSync(fileOf(place)).mode & 0o777).toBe(0o600);
      const before = linesOf(place);
      openSecretKeys(place).newest();
      expect(linesOf(place)).toEqual(before);
      expect(before).toHaveLength(1);
    });

    it('are sealed with a new one by a command, while the site goes on', async () => {
      const { place, store, user } = await filled(await inFile());
      const before = linesOf(place);
      const { code, said } = await run(place, 'rotate-secrets');
      expect([code, said]).toEqual([0, expect.stringMatching(/^Sealed 4 secrets with the new/u)]);
      expect(linesOf(place).slice(1)).toEqual(before);
      expect(statSync(fileOf(place)).mode & 0o777).toBe(0o600);
      expect((await store.factors.list(user.id)).map((factor) => factor.secret)).toHaveLength(3);
      writeFileSync(fileOf(place), `${linesOf(place)[0]}\n`);
      expect(await secretsOf(place, user.id)).toEqual(all);
    });

    it.each(['before the first row', 'after the first row'])(
      'survive a rotation that was ended %s, and the next one finishes it',
      async (when) => {
        const { place, user } = await filled(await inFile());
        const before = await rowsOf(place);
        await run(place, 'rotate-secrets');
        const [first] = before.factors;
        // An interrupted rotation: the new key exists, and not all rows are sealed with it.
        await tamper(place, (id, secrets) =>
          when.startsWith('after') && id === first?.id
            ? (secrets[before.factors.indexOf(first)] ?? '')
            : (before.factors.find((row) => row.id === id)?.secret ?? ''),
        );
        const keys = linesOf(place);
        const { said } = await run(place, 'rotate-secrets');
        expect(said).toMatch(/^Sealed [23] secrets with the key/u);
        expect(linesOf(place)).toEqual(keys);
        expect(await secretsOf(place, user.id)).toEqual(all);
      },
    );

    it('make no new key where theirs is lost', async () => {
      const { place, store } = await filled(await inFile());
      await store.close();
      rmSync(fileOf(place));
      await expect(openStore(place)).rejects.toThrow('secrets.key');
    });
  });

  describe('in a backup', () => {
    it('stay sealed, and come back where their key is', async () => {
      const { place, user } = await filled();
      const file = join(folder, `${engine}-sealed.jsonl`);
      await run(place, 'backup', file);
      expect(readFileSync(file, 'utf8')).not.toContain(secret);
      const there = { ...(await newPlace()), secretsKey: [newer, older] };
      expect((await run(there, 'restore', file)).code).toBe(0);
      const restored = await secretsOf({ ...there, secretsKey: [newer] }, user.id);
      expect(restored.slice(0, 3)).toEqual(all.slice(0, 3));
    });

    it('are refused without their key, whole, or left out when told', async () => {
      const { place, user } = await filled();
      const file = join(folder, `${engine}-foreign.jsonl`);
      await run(place, 'backup', file);
      const there = { ...(await newPlace()), secretsKey: [foreign] };
      const refused = await run(there, 'restore', file);
      expect([refused.code, refused.said]).toEqual([
        1,
        expect.stringContaining('--without-factors'),
      ]);
      const store = await open(there);
      expect(await store.users.byId(user.id)).toBeNull();
      expect((await run(there, 'restore', file, '--without-factors')).code).toBe(0);
      expect(await store.users.byId(user.id)).not.toBeNull();
      expect(await store.factors.list(user.id)).toEqual([]);
    });
  });
});

it('signing keys in the file of an older version are taken over, and the file goes', async () => {
  const dataDir = mkdtempSync(join(folder, 'keys-'));
  const file = join(dataDir, 'signing-keys.json');
  writeFileSync(file, JSON.stringify([key]), { mode: 0o600 });
  const store = await openStore({ dataDir });
  expect(await store.signingKeys.all(async () => ({ id: 'new', key: 'new' }))).toEqual([key]);
  await store.close();
  expect(() => statSync(file)).toThrow('ENOENT');
  writeFileSync(file, '{');
  await expect(openStore({ dataDir })).rejects.toThrow('signing-keys.json cannot be read');
});
