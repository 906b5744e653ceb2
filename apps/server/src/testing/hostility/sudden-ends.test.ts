import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { makeBundled } from '@vernacular/dictionaries/node';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { sharedDictionaries } from '../site-for-tests.ts';
import { passwordForTests } from '../person-for-tests.ts';

const main = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));
let dataDir: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vernacular-ends-'));
  await makeBundled(sharedDictionaries);
  await cp(sharedDictionaries, join(dataDir, 'dictionaries'), { recursive: true });
}, 120_000);
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the built program on the data folder, and gives its address when it is up. */
async function start() {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, found] = /is at (http:\/\/localhost:\d+)/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(printed)));
  });
  return { child, ended, address };
}

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
  const database = new Database(join(dataDir, 'vernacular.db'));
  const rows = database.prepare('pragma integrity_check').all();
  database.close();
  return rows;
};

describe('a site that is killed while it writes', { timeout: 120_000 }, () => {
  it('has everything it answered for, and a whole database, when it is back', async () => {
    const site = await start();
    const token = await signUp(site.address, 'dana@example.org');
    const answered: string[] = [];
    const write = async () => {
      for (;;) {
        const reply = await grade(site.address, 'The kinase of bees.', token).catch(() => null);
        const saved = (await reply?.json().catch(() => null)) as { taskId: string } | null;
        if (saved === null || saved === undefined) return;
        answered.push(saved.taskId);
        if (answered.length === 40) site.child.kill('SIGKILL');
      }
    };
    await Promise.all([write(), write(), write(), write()]);
    expect(await site.ended).toBe('SIGKILL');
    expect(answered.length).toBeGreaterThanOrEqual(40);
    expect(faultsOfDatabase()).toEqual([{ integrity_check: 'ok' }]);
    const again = await start();
    expect(await tasksOf(again.address, token)).toEqual(expect.arrayContaining(answered));
  });
});

describe('a site that is asked to end', { timeout: 120_000 }, () => {
  it('finishes the long grading it is at, and then ends well', async () => {
    const { child, ended, address } = await start();
    const form = new FormData();
    form.set('ContentTA', 'The kinase turns light into food. '.repeat(60_000));
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
    expect(await json(reply)).toMatchObject({ totals: { cleaned: 360_000 } });
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
