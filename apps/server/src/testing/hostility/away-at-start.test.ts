import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { copyFile, mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Database from 'libsql';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openStore } from '../../store/index.ts';
import { databasesForTests, hasPostgres } from '../databases-for-tests.ts';
import { passwordForTests } from '../person-for-tests.ts';
import { newDataDir, type ServerProcess, startServer } from '../server-process-for-tests.ts';
import { openTestSite } from '../site-for-tests.ts';

const patience = 120_000;
let dataDir: string;
const ends: (() => unknown)[] = [];
beforeEach(async () => {
  dataDir = await newDataDir();
}, patience);
afterEach(async () => {
  // oxlint-disable-next-line no-await-in-loop -- in the reverse order of what was begun
  for (const end of ends.splice(0).toReversed()) await end();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (settings: Readonly<Record<string, string>> = {}) => {
  const server = await startServer({ DATA_DIR: dataDir, ...settings });
  ends.push(() => server.child.kill('SIGKILL'));
  return server;
};
const stop = async ({ child, ended }: ServerProcess) => {
  child.kill('SIGTERM');
  return ended;
};
/** Reads the answer to its end: one that is left half read keeps the server from ending. */
const ask = async (url: string, how?: RequestInit) => {
  const reply = await fetch(url, how);
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};
const send = (url: string, body: object) =>
  ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const signUp = (address: string) =>
  send(`${address}/auth/v1/signup`, {
    email: 'dana@example.org',
    password: passwordForTests,
    data: { acceptTermsPrivacyPolicy: true, rejectSaveData: false },
  });
const readiness = async (address: string, query = '') => {
  const { status, text } = await ask(`${address}/readyz${query}`);
  return [status, (JSON.parse(text) as { database: boolean }).database];
};
const untilReady = (address: string) =>
  vi.waitUntil(async () => (await readiness(address))[0] === 200, { timeout: 30_000 });

/** What a guest gets, and what everybody else is told. */
async function expectGuestsOnly(address: string) {
  const form = new FormData();
  form.set('ContentTA', 'The kinase of bees.');
  const graded = await ask(`${address}/api/TextGrading/Grade`, { method: 'POST', body: form });
  const coached = await send(`${address}/api/Ethics`, { Messages: [] });
  const others = ['/healthz', '/', '/accessibility/panel.js', '/api/dictionaries'];
  const shown = await Promise.all(others.map((path) => ask(address + path)));
  expect([graded, coached, ...shown].map(({ status }) => status)).toEqual(
    Array.from({ length: 6 }, () => 200),
  );
  const token = { authorization: 'Bearer abc' };
  const refused = [
    await ask(`${address}/GetVisits`),
    await ask(`${address}/api/profile`, { headers: token }),
    await ask(`${address}/api/share/${'a'.repeat(32)}`),
    await ask(`${address}/auth/v1/.well-known/jwks.json`),
    await signUp(address),
  ];
  for (const { status, headers } of refused)
    expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ error: { code: 'store-away' } });
  expect(await readiness(address)).toEqual([503, false]);
  expect(await readiness(address, '?exclude=database')).toEqual([200, false]);
}

const listen = async (server: Server, port = 0) => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return (server.address() as { port: number }).port;
};
const wayTo = (databaseUrl: string) => {
  const { hostname, port } = new URL(databaseUrl);
  return createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  });
};
/** An address at which nothing listens yet. */
const atNobody = async (databaseUrl: string) => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  const address = new URL(databaseUrl);
  address.port = String(port);
  return { address: address.href, port };
};

describe.skipIf(!hasPostgres)('a site whose PostgreSQL is away at the start', () => {
  const newDatabase = databasesForTests();

  it(
    'serves guests, and all others when it is there, without a new start',
    async () => {
      const databaseUrl = await newDatabase('empty');
      const { address, port } = await atNobody(databaseUrl);
      const site = await start({ DATABASE_URL: address });
      await expectGuestsOnly(site.address);
      expect(site.printed()).toMatch(/^The database cannot be used: ECONNREFUSED\b.*\.$/m);
      await listen(wayTo(databaseUrl), port);
      await untilReady(site.address);
      expect((await signUp(site.address)).status).toBe(200);
      const told = site.printed().match(/^The database can.*/gm);
      expect(told).toEqual([expect.stringContaining('cannot'), 'The database can be used.']);
      expect(await stop(site)).toBe(0);
    },
    patience,
  );

  it(
    'serves guests while it is silent, and ends when it is asked to',
    async () => {
      const sockets: Socket[] = [];
      const port = await listen(createServer((socket) => void sockets.push(socket)));
      ends.push(() => sockets.forEach((socket) => socket.destroy()));
      const site = await start({ DATABASE_URL: `postgres://127.0.0.1:${port}/silent` });
      await expectGuestsOnly(site.address);
      expect(await stop(site)).toBe(0);
    },
    patience,
  );

  it(
    'ends with a sentence when it is there and was made by a newer version',
    async () => {
      const databaseUrl = await newDatabase('prepared');
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(`insert into applied_migrations values ('9999-later', now())`);
      await client.end();
      const { address, port } = await atNobody(databaseUrl);
      const site = await start({ DATABASE_URL: address });
      await listen(wayTo(databaseUrl), port);
      expect(await site.ended).toBe(1);
      expect(site.printed()).toMatch(/^The database was made by a newer version .*9999-later.*$/m);
    },
    patience,
  );

  it(
    'says that it is not ready while the database takes no writes',
    async () => {
      const databaseUrl = await newDatabase('prepared');
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      ends.push(() => client.end());
      const name = new URL(databaseUrl).pathname.slice(1);
      await client.query(`alter database ${name} set default_transaction_read_only to on`);
      const site = await openTestSite({ DATABASE_URL: databaseUrl });
      ends.push(() => site.close());
      const { statusCode, body } = await site.app.inject('/readyz');
      expect([statusCode, JSON.parse(body)]).toMatchObject([503, { database: false }]);
      expect(site.log()).toContain('"message":"25006"');
    },
    patience,
  );
});

it(
  'a site whose database has an unknown host serves guests, and ends when it is asked to',
  async () => {
    const site = await start({ DATABASE_URL: 'postgres://database.invalid/vernacular' });
    await expectGuestsOnly(site.address);
    expect(site.printed()).toMatch(/^The database cannot be used: (ENOTFOUND|EAI_AGAIN)\b/m);
    expect(await stop(site)).toBe(0);
  },
  patience,
);

describe('a wrong SQLite file', () => {
  it(
    'that is no database ends the start with a sentence',
    async () => {
      const file = join(dataDir, 'vernacular.db');
      await writeFile(file, 'Not a database. '.repeat(1000));
      await expect(start()).rejects.toThrow(/^.*vernacular\.db.*damaged.*\n$/);
    },
    patience,
  );

  it.each([
    ['emptied', () => 0],
    ['cut after its first bytes', () => 100],
    ['cut in the middle', (size: number) => size / 2],
  ])(
    '%s where a site kept its data ends the start with a sentence',
    async (_how, left) => {
      expect(await stop(await start())).toBe(0);
      const file = join(dataDir, 'vernacular.db');
      const { size } = await stat(file);
      await truncate(file, left(size));
      await expect(start()).rejects.toThrow(/^.*vernacular\.db.*damaged.*\n$/);
      expect((await stat(file)).size).toBe(left(size));
    },
    patience,
  );

  it(
    'that is empty before the first start becomes a database',
    async () => {
      await writeFile(join(dataDir, 'vernacular.db'), '');
      expect(await stop(await start())).toBe(0);
    },
    patience,
  );

  it(
    'of a newer version ends the start with a sentence',
    async () => {
      await (await openStore({ dataDir })).close();
      const database = new Database(join(dataDir, 'vernacular.db'));
      database.exec(`insert into applied_migrations values ('9999-later', '2030-01-01')`);
      database.close();
      await expect(start()).rejects.toThrow(/^The database was made by a newer version .*\n$/);
    },
    patience,
  );
});

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'vernacular-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    process.stderr.write('Left out: a read-only disk. None can be mounted here.\n');
    return false;
  } finally {
    rmdirSync(folder);
  }
}

it.skipIf(!canMount())(
  'a site whose disk is read-only serves guests, and all others when it is not',
  async () => {
    await (await openStore({ dataDir })).close();
    const disk = await newDataDir();
    await rm(disk, { recursive: true });
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]);
    ends.push(async () => {
      execFileSync('umount', ['--lazy', disk]);
      await rm(disk, { recursive: true });
    });
    execFileSync('cp', ['-r', join(dataDir, 'dictionaries'), disk]);
    await copyFile(join(dataDir, 'vernacular.db'), join(disk, 'vernacular.db'));
    execFileSync('chmod', ['-R', 'go-rwx', disk]);
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const site = await start({ DATA_DIR: disk });
    await expectGuestsOnly(site.address);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    await untilReady(site.address);
    expect((await signUp(site.address)).status).toBe(200);
    expect(await stop(site)).toBe(0);
  },
  patience,
);
