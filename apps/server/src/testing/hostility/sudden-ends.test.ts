import { execFile } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { startPostgres } from '@vernacular/postgres-for-tests';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { databasesForTests, hasPostgres } from '../databases-for-tests.ts';
import { newDataDir, type ServerProcess, startServer } from '../server-process-for-tests.ts';
import { passwordForTests } from '../person-for-tests.ts';

const execute = promisify(execFile);
const people = fileURLToPath(new URL('../../../dist/people.js', import.meta.url));

/** `npm run test:faults` plays each of these so often. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 1);
/** Milliseconds: a round takes ten seconds, and half a minute on a machine with much else to do. */
const patience = 120_000 + rounds * 60_000;

let dataDir: string;
const started: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = await newDataDir();
}, 120_000);
afterEach(async () => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const hasIPv6 = networkInterfaces()['lo']?.some(({ address }) => address === '::1') === true;
/** What a site listens on, and where it is asked then. */
const localhost = await lookup('localhost', { all: true });
const listeners = [
  {
    HOST: 'localhost',
    hosts: localhost.map(({ address, family }) => (family === 6 ? `[${address}]` : address)),
  },
  { HOST: '127.0.0.1', hosts: ['127.0.0.1'] },
  { HOST: '::1', hosts: ['[::1]'] },
].slice(0, hasIPv6 ? 3 : 2);

const start = async (settings: Readonly<Record<string, string>> = {}) => {
  const server = await startServer({ DATA_DIR: dataDir, ...settings });
  started.push(server);
  return server;
};

const send = (address: string, path: string, body: object, token?: string) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
const signUp = async (address: string, email: string) => {
  const data = { acceptTermsPrivacyPolicy: true, rejectSaveData: false };
  const reply = await send(address, '/auth/v1/signup', { email, password: passwordForTests, data });
  return ((await reply.json()) as { access_token: string }).access_token;
};
const grade = (address: string, text: string, token?: string) => {
  const body = new FormData();
  body.set('ContentTA', text);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return fetch(`${address}/api/TextGrading/Grade`, { method: 'POST', body, headers });
};
const tasksOf = async (address: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${address}/api/tasks`, { headers });
  return ((await reply.json()) as { tasks: { id: string }[] }).tasks.map(({ id }) => id);
};
const faultsOfDatabase = () => {
  if (!existsSync(join(dataDir, 'vernacular.db'))) return [];
  const database = new Database(join(dataDir, 'vernacular.db'));
  const rows = database.prepare('pragma integrity_check').all();
  database.close();
  return rows;
};

/** What a grading says of being kept. */
interface Said {
  readonly taskId?: string | null;
  readonly notSaved?: boolean;
}

/** People who write until nobody answers any more; what was answered for is in the list, and what was answered else in the other. */
function writers(address: string, token: string, most = Number.POSITIVE_INFINITY) {
  const kept: string[] = [];
  const others: (number | 'told that it was not saved')[] = [];
  const write = async () => {
    while (kept.length < most) {
      const reply = await grade(address, 'The kinase of bees.', token).catch(() => null);
      const said = (await reply?.json().catch(() => null)) as Said | null;
      if (!reply || !said) return;
      if (said.taskId) kept.push(said.taskId);
      else others.push(said.notSaved ? 'told that it was not saved' : reply.status);
    }
  };
  const done = Promise.all([write(), write(), write(), write()]);
  const until = (count: number) =>
    vi.waitUntil(() => kept.length >= count, { timeout: 60_000, interval: 5 });
  return { kept, others, done, until };
}

const engines = [
  { engine: 'SQLite', isHere: true },
  { engine: 'PostgreSQL', isHere: hasPostgres },
] as const;

describe.each(engines)('on $engine, a site', { timeout: patience }, ({ engine, isHere }) => {
  const newDatabase = databasesForTests();
  const settings = async (): Promise<Record<string, string>> =>
    engine === 'PostgreSQL' ? { DATABASE_URL: await newDatabase('prepared') } : {};

  it.skipIf(!isHere)('has everything it answered for when it is killed and back', async () => {
    const place = await settings();
    let site = await start(place);
    const token = await signUp(site.address, 'dana@example.org');
    const kept: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const load = writers(site.address, token);
      await load.until(40);
      site.child.kill('SIGKILL');
      await load.done;
      expect(await site.ended).toBe('SIGKILL');
      kept.push(...load.kept);
      expect(faultsOfDatabase()).toEqual(engine === 'SQLite' ? [{ integrity_check: 'ok' }] : []);
      site = await start(place);
      const found = new Set(await tasksOf(site.address, token));
      expect(kept.filter((id) => !found.has(id))).toEqual([]);
    }
  });

  it.skipIf(!isHere).each(listeners)(
    'that is asked to end under load at $HOST answers what it took, and ends well',
    async ({ HOST, hosts }) => {
      const place = { ...(await settings()), HOST };
      const site = await start(place);
      const [first = '', ...others] = hosts.map((host) => site.address.replace('localhost', host));
      const token = await signUp(first, 'dana@example.org');
      const loads = [first, ...others].map((address) => writers(address, token));
      await Promise.all(loads.map((load) => load.until(40)));
      site.child.kill('SIGTERM');
      await Promise.all(loads.map((load) => load.done));
      expect(await site.ended).toBe(0);
      // Whoever comes later on a connection that is still open is sent on.
      // On a machine that is slow enough the database is away for a while, and that is said.
      const told = loads.flatMap((load) => load.others);
      expect([503, 'told that it was not saved']).toEqual(expect.arrayContaining(told));
      const again = await start(place);
      const tasks = await tasksOf(again.address.replace('localhost', hosts[0] ?? ''), token);
      expect(tasks).toEqual(expect.arrayContaining(loads.flatMap((load) => load.kept)));
    },
  );
});

describe.skipIf(!hasPostgres)('a site whose PostgreSQL is killed', { timeout: patience }, () => {
  it('lives, and has everything it answered for when the database is back', async () => {
    const postgres = await startPostgres();
    try {
      const site = await start({ DATABASE_URL: postgres.url });
      const token = await signUp(site.address, 'dana@example.org');
      const kept: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const load = writers(site.address, token, 80);
        await load.until(40);
        await postgres.kill();
        await wait(500);
        expect((await fetch(`${site.address}/healthz`)).status).toBe(200);
        expect((await fetch(`${site.address}/readyz`)).status).toBe(503);
        await postgres.startAgain();
        await load.done;
        kept.push(...load.kept);
        await vi.waitUntil(async () => (await fetch(`${site.address}/readyz`)).status === 200, {
          timeout: 30_000,
          interval: 100,
        });
        const found = new Set(await tasksOf(site.address, token));
        expect(kept.filter((id) => !found.has(id))).toEqual([]);
      }
    } finally {
      await postgres.stop();
    }
  });
});

describe('a site that is asked to end', { timeout: 400_000 }, () => {
  it('finishes the long grading it is at, and then ends well', async () => {
    // As long as it takes: the machine of the tests has other things to do.
    const { child, ended, address } = await start({ DRAIN_SECONDS: '300' });
    const form = new FormData();
    // 15 MB, about the largest text there may be.
    form.set('ContentTA', 'The kinase turns light into food. '.repeat(440_000));
    const packed = new Response(form);
    const asking = request(`${address}/api/TextGrading/Grade`, {
      method: 'POST',
      headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    });
    const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
    asking.end(Buffer.from(await packed.arrayBuffer()));
    // The site has the text when all of it is sent and a call behind it is answered.
    await once(asking, 'finish');
    await fetch(`${address}/healthz`);
    child.kill('SIGTERM');
    const [reply] = await answered;
    expect(await json(reply)).toMatchObject({ totals: { cleaned: 2_640_000 } });
    expect(await ended).toBe(0);
  });
});

describe('two sites on one folder', { timeout: 120_000 }, () => {
  it('both write, and both see everything', async () => {
    const sites = await Promise.all([start(), start()]);
    const [one, two] = sites;
    const token = await signUp(one.address, 'dana@example.org');
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        grade((n % 2 === 0 ? one : two).address, `Text ${n} of bees.`, token),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    for (const { address } of sites) expect(await tasksOf(address, token)).toHaveLength(40);
    expect(faultsOfDatabase()).toEqual([{ integrity_check: 'ok' }]);
  });
});

describe('a site on SQLite beside which a command runs and ends', { timeout: 120_000 }, () => {
  it('sees what the command did, and loses nothing it answers for afterwards', async () => {
    const site = await start();
    const dana = await signUp(site.address, 'dana@example.org');
    const ada = await signUp(site.address, 'ada@example.org');
    // Whoever closes the database last clears its log away; a command must not think it was the last.
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    await execute(process.execPath, [people, 'disable', 'ada@example.org'], { env });
    expect((await grade(site.address, 'Bees.', ada)).status).toBe(401);
    const load = writers(site.address, dana);
    await load.until(40);
    site.child.kill('SIGKILL');
    await load.done;
    const again = await start();
    expect(await tasksOf(again.address, dana)).toEqual(expect.arrayContaining(load.kept));
    expect(faultsOfDatabase()).toEqual([{ integrity_check: 'ok' }]);
  });
});
