import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync, statfsSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ExerciseReply, GradeReply } from '@vernacular/contract';
import { startPostgres } from '@vernacular/postgres-for-tests';
import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { databasesForTests, hasPostgres } from '../databases-for-tests.ts';
import { formOf } from '../form-for-tests.ts';
import { type Person, passwordForTests, register } from '../person-for-tests.ts';
import { openTestSite, type TestSite } from '../site-for-tests.ts';

const patience = 3500;
const text = 'Enzymes are proteins that make reactions in the body fast.';
const article = formOf({ field: 'ContentTA', content: text });
const group = formOf({ field: 'ArticlesGroupFU', content: text, fileName: 'one.txt' });

const ends: (() => unknown)[] = [];
afterEach(async () => {
  // oxlint-disable-next-line no-await-in-loop -- in the reverse order of what was begun
  for (const end of ends.splice(0).toReversed()) await end();
});

async function open(settings: Readonly<Record<string, string>> = {}) {
  const site = await openTestSite(settings);
  ends.push(() => site.close().catch(() => undefined));
  const person = await register(site, `${randomUUID()}@example.org`);
  return { site, person };
}

/** An answer within the time a person is promised. */
async function soon<Reply>(asked: Promise<Reply>): Promise<Reply> {
  const begun = Date.now();
  const reply = await asked;
  expect(Date.now() - begun).toBeLessThan(patience);
  return reply;
}

const grade = ({ app }: TestSite, person: Person | null) =>
  app.inject({
    method: 'POST',
    url: '/api/TextGrading/Grade',
    payload: article.payload,
    headers: { ...article.headers, ...(person && { authorization: `Bearer ${person.token}` }) },
  });

const answer = (person: Person, history: object, said: string | null) =>
  person.call('POST', '/api/Ethics', {
    ...history,
    Messages: said === null ? [] : [{ Id: randomUUID(), Text: said, IsStudent: true }],
  });

/** What nobody is kept from while the store is away, and that it is said to be. */
async function expectMainJob(site: TestSite, person: Person, history: object) {
  expect((await soon(grade(site, null))).json()).not.toHaveProperty('notSaved');
  const graded = await soon(grade(site, person));
  expect([graded.statusCode, graded.json()]).toMatchObject([
    200,
    { taskId: null, notSaved: true, rareWords: expect.any(Array) as string[] },
  ]);
  const { payload, headers } = group;
  const table = await soon(person.call('POST', '/api/GroupGrading', payload, headers));
  expect([table.statusCode, table.body]).toEqual([200, expect.stringContaining('one')]);
  const said = await soon(answer(person, history, 'A text of mine about a question of ethics.'));
  expect([said.statusCode, said.json()]).toMatchObject([
    200,
    { notSaved: true, updatedHistory: { currentStage: 2, taskId: '' } },
  ]);
  return said.json<ExerciseReply>().updatedHistory;
}

/** Whoever needs the store is told so, and when to come again. */
async function expectRefusal(asked: Promise<{ statusCode: number; headers: object }>) {
  const { statusCode, headers } = await soon(asked);
  expect([statusCode, headers]).toMatchObject([
    503,
    { 'retry-after': expect.stringMatching(/^\d+$/) as string },
  ]);
}

const health = async ({ app }: TestSite) => (await soon(app.inject('/healthz'))).statusCode;

const signIn = ({ app }: TestSite, { email }: Person) =>
  app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email, password: passwordForTests },
  });

/** Nobody is told that a letter is on its way when none can be written, and nobody learns who has an account. */
async function expectNoLetters({ app }: TestSite, { email }: Person) {
  const ask = (url: string, address: string) =>
    app.inject({ method: 'POST', url, payload: { email: address } });
  for (const url of ['/auth/v1/recover', '/auth/v1/resend']) {
    const [known, unknown] = [ask(url, email), ask(url, `${randomUUID()}@example.org`)];
    await expectRefusal(known);
    await expectRefusal(unknown);
    expect((await known).body).toBe((await unknown).body);
  }
}

async function expectRefusals(site: TestSite, person: Person) {
  await expectNoLetters(site, person);
  await expectRefusal(site.app.inject('/GetVisits'));
  await expectRefusal(site.app.inject(`/api/share/${'a'.repeat(32)}`));
  await expectRefusal(person.call('GET', '/api/profile'));
  await expectRefusal(signIn(site, person));
  await expectRefusal(person.call('POST', '/api/Ethics', { taskId: randomUUID(), Messages: [] }));
}

/** Saving is as before, and the conversation that went on without the store is saved whole. */
async function expectRecovery(site: TestSite, person: Person, history: object) {
  const graded = await grade(site, person);
  expect([graded.statusCode, graded.json<GradeReply>().taskId]).toEqual([200, expect.any(String)]);
  const said = await answer(person, history, 'A second text of mine, with another thought.');
  const { notSaved, updatedHistory } = said.json<ExerciseReply>();
  expect(notSaved).toBeUndefined();
  expect(updatedHistory.taskId).not.toBe('');
  const task = await person.call('GET', `/api/tasks/ethics/${updatedHistory.taskId}`);
  expect(task.body).toContain('A text of mine about a question of ethics.');
}

const openingOf = async (person: Person) =>
  (await answer(person, {}, null)).json<ExerciseReply>().updatedHistory;

/** A way to a PostgreSQL server that can fall silent, or be closed. */
async function wayTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let delay = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      const pass = (chunk: Buffer) => to.destroyed || to.write(chunk);
      from.on('data', (chunk: Buffer) => {
        if (isSilent) return;
        if (delay > 0) setTimeout(pass, delay, chunk);
        else pass(chunk);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const at = await listen(0);
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  ends.push(close);
  const address = new URL(databaseUrl);
  address.port = String(at);
  return {
    address: address.href,
    slowDown: (milliseconds: number) => (delay = milliseconds),
    fallSilent: () => (isSilent = true),
    speak: () => {
      isSilent = false;
      for (const socket of sockets) socket.destroy();
    },
    close,
    openAgain: () => listen(at),
  };
}

describe.skipIf(!hasPostgres)('grading and coaching, with PostgreSQL', { timeout: 90_000 }, () => {
  const newDatabase = databasesForTests();

  it('go on while it cannot be reached, and all is saved when it can', async () => {
    const way = await wayTo(await newDatabase('prepared'));
    const { site, person } = await open({ DATABASE_URL: way.address });
    const opening = await openingOf(person);
    way.close();
    expect(await health(site)).toBe(200);
    const history = await expectMainJob(site, person, opening);
    await expectRefusals(site, person);
    await way.openAgain();
    await expectRecovery(site, person, history);
  });

  it('go on while it is silent', async () => {
    const way = await wayTo(await newDatabase('prepared'));
    const { site, person } = await open({ DATABASE_URL: way.address });
    const opening = await openingOf(person);
    way.fallSilent();
    expect(await health(site)).toBe(200);
    const history = await expectMainJob(site, person, opening);
    await expectRefusals(site, person);
    const many = Array.from({ length: 60 }, () => person.call('GET', '/api/profile'));
    for (const each of many) await expectRefusal(each);
    way.speak();
    await expectRecovery(site, person, history);
  });

  it('go on while it is slow, and who needs much of it is told when to come again', async () => {
    const way = await wayTo(await newDatabase('prepared'));
    const { site, person } = await open({ DATABASE_URL: way.address });
    const opening = await openingOf(person);
    way.slowDown(450);
    await expectRefusal(signIn(site, person));
    expect((await soon(grade(site, person))).statusCode).toBe(200);
    const said = await soon(answer(person, opening, 'A text of mine about a question of ethics.'));
    expect(said.statusCode).toBe(200);
    way.slowDown(0);
    await expectRecovery(site, person, said.json<ExerciseReply>().updatedHistory);
  });

  it('go on while others hold its tables, and all connections wait', async () => {
    const databaseUrl = await newDatabase('prepared');
    const { site, person } = await open({ DATABASE_URL: databaseUrl });
    const opening = await openingOf(person);
    const holder = new Client({ connectionString: databaseUrl });
    await holder.connect();
    ends.push(() => holder.end());
    await holder.query('begin; lock table user_demographics, sessions, visits, shares, users');
    const waiting = Array.from({ length: 40 }, () => person.call('GET', '/api/profile'));
    const history = await expectMainJob(site, person, opening);
    for (const each of waiting) expect((await each).statusCode).toBe(503);
    await expectRefusals(site, person);
    await holder.query('rollback');
    await expectRecovery(site, person, history);
  });

  it('go on when its server ends', async () => {
    const postgres = await startPostgres();
    let isRunning = true;
    const stop = async () => {
      if (isRunning) await postgres.stop();
      isRunning = false;
    };
    ends.push(stop);
    const { site, person } = await open({ DATABASE_URL: postgres.url });
    const opening = await openingOf(person);
    await stop();
    expect(await health(site)).toBe(200);
    await expectMainJob(site, person, opening);
    await expectRefusals(site, person);
  });
});

describe('grading and coaching, with SQLite', { timeout: 90_000 }, () => {
  it('go on while another program writes, and all is saved when it is done', async () => {
    const { site, person } = await open();
    const opening = await openingOf(person);
    const other = new Database(join(site.dependencies.config.DATA_DIR, 'vernacular.db'));
    ends.push(() => other.close());
    other.exec('begin immediate');
    const history = await expectMainJob(site, person, opening);
    await expectNoLetters(site, person);
    await expectRefusal(signIn(site, person));
    await expectRefusal(person.call('POST', '/api/known-words', { add: ['enzyme'], remove: [] }));
    expect((await soon(person.call('GET', '/api/profile'))).statusCode).toBe(200);
    other.exec('rollback');
    await expectRecovery(site, person, history);
  });

  const disk = smallDisk();
  afterAll(() => {
    if (disk === null) return;
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true });
  });
  it.skipIf(disk === null)('go on while the disk is full', async () => {
    const { site, person } = await open({ DATA_DIR: disk! });
    const opening = await openingOf(person);
    const { bavail, bsize } = statfsSync(disk!);
    writeFileSync(join(disk!, 'filling'), Buffer.alloc(Math.max(0, bavail - 1) * bsize));
    const fill = () => writeFileSync(join(disk!, 'rest'), Buffer.alloc(bsize));
    expect(() => {
      for (let block = 0; block < 8; block += 1)
        writeFileSync(join(disk!, `rest-${block}`), Buffer.alloc(bsize));
      fill();
    }).toThrow(/ENOSPC/);
    expect((await soon(site.app.inject({ url: '/readyz' }))).json()).toMatchObject({
      database: false,
    });
    const history = await expectMainJob(site, person, opening);
    await expectNoLetters(site, person);
    await expectRefusal(person.call('POST', '/api/known-words', { add: ['enzyme'], remove: [] }));
    expect((await soon(person.call('GET', '/api/profile'))).statusCode).toBe(200);
    rmSync(join(disk!, 'filling'));
    await expectRecovery(site, person, history);
  });
});

/** A disk of a few megabytes; null, and a line that says so, where none can be mounted. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'vernacular-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    process.stderr.write('Left out: a full disk. No small disk can be mounted here.\n');
    return null;
  }
  return folder;
}
