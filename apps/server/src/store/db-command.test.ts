import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { runDbCommand } from './db-command.ts';
import { register } from '../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../testing/stores-for-tests.ts';
import { type DatabaseLocation, NoDatabase } from './open-database.ts';
import { openStore } from './open-store.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-db-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(location: DatabaseLocation, ...args: string[]) {
  const said: string[] = [];
  const code = await runDbCommand(args, { location, say: (line) => said.push(line) });
  return { code, said: said.join('\n') };
}

const quiet = (location: DatabaseLocation) => ({ location, say: () => undefined });

describeOnEveryEngine('npm run db', ({ engine, newPlace, open }) => {
  it('explains itself when it does not understand', async () => {
    const place = await newPlace();
    const orders = [[], ['help'], ['backup'], ['status', 'x'], ['restore', 'a', 'b'], ['--what']];
    for (const order of orders) {
      const { code, said } = await run(place, ...order);
      expect({ order, code }).toEqual({ order, code: 2 });
      expect(said).toContain('Usage');
    }
    expect((await run(place, 'restor', 'x')).said).toMatch(/^There is no command restor\./);
    expect((await run(place, 'restore')).said).toMatch(/^Usage/);
  });

  it('makes no database where there is none, and says where it looked', async () => {
    const { dataDir, ...place } = await newPlace();
    const wrong = { ...place, dataDir: join(dataDir, 'mistaken') };
    const file = join(folder, `${engine}-no.jsonl`);
    for (const order of [['status'], ['backup', file], ['backup', '-'], ['rotate-secrets']]) {
      const output = new PassThrough();
      const said: string[] = [];
      const sayError = (line: string) => void said.push(line);
      const code = await runDbCommand(order, { ...quiet(wrong), sayError, output });
      expect({ order, code }).toEqual({ order, code: 1 });
      expect(said.join()).toMatch(
        engine === 'sqlite'
          ? `There is no database at ${join(wrong.dataDir, 'vernacular.db')}.`
          : /The database is empty: PostgreSQL, database \w+ on /,
      );
      expect(output.read()).toBeNull();
    }
    await expect(openStore({ ...wrong, mustExist: true })).rejects.toThrow(NoDatabase);
    expect(existsSync(wrong.dataDir)).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  it('makes its schema once, when told to, and counts rows', async () => {
    const place = await newPlace();
    expect((await run(place, 'migrate')).said).toContain('0001-');
    expect((await run(place, 'migrate')).said).toBe('Nothing to do.');
    await register(await open(place));
    expect((await run(place, 'status')).said).toMatch(/users +1\n/);
  });

  it('backs up and restores', async () => {
    const [from, to] = [await newPlace(), await newPlace()];
    const file = join(folder, `${engine}.jsonl.gz`);
    await register(await open(from));
    const made = await run(from, 'backup', file);
    expect(made.code).toBe(0);
    expect(made.said).toMatch(/: 4 rows, 1 KB\.\n/);
    expect(made.said).toMatch(/^ {2}users +1$/m);
    expect((await run(from, 'backup', file)).code).toBe(1);
    expect(await run(from, 'backup', join(folder, 'none/file'))).toEqual({
      code: 1,
      said: `There is no folder ${join(folder, 'none')}.`,
    });
    expect((await run(to, 'restore', file)).said).toMatch(/^Restored 4 rows from \S+ into \S/);
    expect((await run(to, 'restore', file)).code).toBe(1);
    expect((await run(to, 'restore', file, '--force')).code).toBe(0);
    expect((await run(to, 'status')).said).toMatch(/users +1\n/);
  });

  it('backs up through a pipe that encrypts, and restores from it', async () => {
    const [from, to] = [await newPlace(), await newPlace()];
    await register(await open(from), { email: 'secret@example.org' });
    const key = join(folder, `${engine}.key`);
    const file = join(folder, `${engine}.jsonl.enc`);
    writeFileSync(key, 'a key of many letters', { mode: 0o600 });
    const openssl = (...more: readonly string[]) =>
      spawn('openssl', ['enc', '-aes-256-cbc', '-pbkdf2', '-pass', `file:${key}`, ...more]);
    const lock = openssl('-out', file);
    const locked = once(lock, 'close');
    expect(await runDbCommand(['backup', '-'], { ...quiet(from), output: lock.stdin })).toBe(0);
    lock.stdin.end();
    await locked;
    expect(readFileSync(file, 'latin1')).toMatch(/^Salted__/);
    expect(readFileSync(file, 'latin1')).not.toContain('secret@example.org');
    // Node discards the output of an ended process that nobody is reading.
    const input = openssl('-d', '-in', file).stdout.pipe(new PassThrough());
    expect(await runDbCommand(['restore', '-'], { ...quiet(to), input })).toBe(0);
    expect((await run(to, 'status')).said).toMatch(/users +1\n/);
  });

  it('says of a backup that cannot be read what is wrong with it, and restores nothing', async () => {
    const [from, to] = [await newPlace(), await newPlace()];
    const unmade = { ...to, dataDir: join(to.dataDir, 'unmade') };
    const file = join(folder, `${engine}-whole.jsonl.gz`);
    await register(await open(from));
    expect((await run(from, 'backup', file)).code).toBe(0);
    const packed = readFileSync(file);
    const lines = gunzipSync(packed).toString().split('\n');
    const wrong: Readonly<Record<string, readonly [string, Buffer | string]>> = {
      'cut.jsonl.gz': ['breaks off before its end', packed.subarray(0, -40)],
      'cut.jsonl': ['its end is missing', lines.slice(0, -3).join('\n')],
      'spoilt.jsonl.gz': ['is damaged', Buffer.concat([packed.subarray(0, 99), packed])],
      'plain.jsonl.gz': ['not compressed although', lines.join('\n')],
      'packed.jsonl': ['no backup of Vernacular', packed],
      'other.jsonl': ['no backup of Vernacular', '{"a":1}\n'],
    };
    for (const [name, [why, content]] of Object.entries(wrong)) {
      const bad = join(folder, `${engine}-${name}`);
      writeFileSync(bad, content);
      const { code, said } = await run(to, 'restore', bad);
      expect({ name, code }).toEqual({ name, code: 1 });
      expect(said).toContain(why);
      expect(said).toContain('Nothing was restored.');
      expect((await run(unmade, 'restore', bad)).said).toBe(said);
      expect(existsSync(unmade.dataDir)).toBe(false);
    }
    const { code, said } = await run(unmade, 'restore', join(folder, 'none.jsonl'));
    expect([code, said]).toEqual([1, expect.stringMatching(/none\.jsonl is not there\./)]);
    expect(existsSync(unmade.dataDir)).toBe(false);
    expect((await run(to, 'restore', file)).code).toBe(0);
  });
});
