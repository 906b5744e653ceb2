import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { runDbCommand } from './db-command.ts';
import { register } from '../testing/people.suite.ts';
import { describeOnEveryEngine } from '../testing/stores.suite.ts';
import type { Whereabouts } from './open-engine.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-db-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(whereabouts: Whereabouts, ...args: string[]) {
  const said: string[] = [];
  const code = await runDbCommand(args, { whereabouts, say: (line) => said.push(line) });
  return { code, said: said.join('\n') };
}

const quiet = (whereabouts: Whereabouts) => ({ whereabouts, say: () => undefined });

describeOnEveryEngine('npm run db', ({ engine, newPlace, open }) => {
  it('explains itself when it does not understand', async () => {
    const place = await newPlace();
    const orders = [[], ['help'], ['backup'], ['status', 'x'], ['restore', 'a', 'b'], ['--what']];
    for (const order of orders) {
      const { code, said } = await run(place, ...order);
      expect({ order, code }).toEqual({ order, code: 2 });
      expect(said).toContain('Usage');
    }
  });

  it('tells the state of an empty database, makes its schema once, and counts rows', async () => {
    const place = await newPlace();
    expect((await run(place, 'status')).said).toContain('Empty');
    expect((await run(place, 'migrate')).said).toContain('0001-');
    expect((await run(place, 'migrate')).said).toBe('Nothing to do.');
    await register(await open(place));
    expect((await run(place, 'status')).said).toMatch(/users +1\n/);
  });

  it('backs up and restores', async () => {
    const [from, to] = [await newPlace(), await newPlace()];
    const file = join(folder, `${engine}.jsonl.gz`);
    await register(await open(from));
    expect((await run(from, 'backup', file)).code).toBe(0);
    expect((await run(from, 'backup', file)).code).toBe(1);
    expect((await run(to, 'restore', file)).said).toContain('Restored 4 rows');
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
    // Node empties the output of a process that has ended, unless somebody reads it already.
    const input = openssl('-d', '-in', file).stdout.pipe(new PassThrough());
    expect(await runDbCommand(['restore', '-'], { ...quiet(to), input })).toBe(0);
    expect((await run(to, 'status')).said).toMatch(/users +1\n/);
  });

  it('has nothing to back up in an empty database', async () => {
    const { code, said } = await run(await newPlace(), 'backup', join(folder, `${engine}-no`));
    expect(code).toBe(1);
    expect(said).toContain('nothing to back up');
  });
});
