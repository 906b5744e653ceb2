import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createModel } from 'node:http';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { makeBundled } from '@vernacular/dictionaries/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { sharedDictionaries } from './testing/site-for-tests.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
let dataDir: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vernacular-main-'));
  await makeBundled(sharedDictionaries);
  await cp(sharedDictionaries, join(dataDir, 'dictionaries'), { recursive: true });
}, 120_000);
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the built program; gives what it prints and how it ends. */
function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      NEWS_COUNTS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let printed = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      for (const look of waiting) look();
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, printed }));
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(printed);
        if (found) resolve(found);
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended and said:\n${printed}`)));
    });
  return { child, ended, says };
}

describe('starting the site', () => {
  it('goes on when nobody reads its log any more', async () => {
    const { child, ended, says } = start({});
    const [, address = ''] = await says(/is at (http:\/\/localhost:\d+)/);
    child.stdout.destroy();
    for (const path of ['/healthz', '/api/nothing', '/healthz']) await fetch(address + path);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  it('says where it is, answers there, and ends when asked to', async () => {
    const { child, ended, says } = start({});
    const [, address = ''] = await says(/is at (http:\/\/localhost:\d+)/);
    const health = await fetch(`${address}/healthz`);
    expect(await health.json()).toEqual({ status: 'up' });
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  }, 60_000);

  it('says at the first start how to fill the pages that are empty', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'vernacular-first-'));
    for (const isFirst of [true, false]) {
      const { child, ended, says } = start({ DATA_DIR: fresh });
      await says(/is at (http:\/\/localhost:\d+)/);
      child.kill('SIGTERM');
      const { printed } = await ended;
      expect(printed.includes('deploy/site-config.example.jsonc')).toBe(isFirst);
    }
    await rm(fresh, { recursive: true });
  }, 60_000);

  it('tells of a misspelt setting, and starts', async () => {
    const { child, ended, says } = start({ TRUST_PROXYS: '1' });
    await says(/is at (http:\/\/localhost:\d+)/);
    child.kill('SIGTERM');
    const { printed, code } = await ended;
    expect(code).toBe(0);
    expect(printed).toMatch(/^TRUST_PROXYS is no setting .* TRUST_PROXY\.$/m);
  }, 60_000);

  it('writes its log as JSON', async () => {
    const { child, ended, says } = start({});
    const [, address = ''] = await says(/is at (\S+)/);
    await fetch(`${address}/healthz`);
    await says(/"route":"\/healthz"/);
    child.kill('SIGINT');
    const { printed, code } = await ended;
    expect(code).toBe(0);
    const lines = printed.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => typeof JSON.parse(line))).toContain('object');
  }, 60_000);

  it('ends without a fault when asked before it is ready', async () => {
    const database = createServer().listen(0, '127.0.0.1');
    await once(database, 'listening');
    const { port } = database.address() as { port: number };
    const { child, ended } = start({ DATABASE_URL: `postgres://127.0.0.1:${port}/nowhere` });
    const [socket] = (await once(database, 'connection')) as [Socket];
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, printed: '' });
    socket.destroy();
    database.close();
  });

  it('ends at once when asked a second time, whatever is under way', async () => {
    const { child, ended, says } = start({});
    const [, address = ''] = await says(/is at http:\/\/(localhost:\d+)/);
    const [host, port] = address.split(':');
    const socket = connect(Number(port), host);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('POST /api/GroupGrading HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n');
    socket.write('content-type: multipart/form-data; boundary=b\r\n\r\n--b\r\n');
    // The site is at the first request by the time it answers a later one.
    await fetch(`http://${address}/healthz`);
    child.kill('SIGTERM');
    await says(/"ending"/);
    child.kill('SIGTERM');
    const { code, printed } = await ended;
    expect(code).toBe(1);
    expect(printed).toContain('"ended badly"');
  }, 60_000);

  it('asks the configured model once, says what is wrong with it, and answers all the same', async () => {
    let asked = 0;
    const model = createModel((_, reply) => {
      asked += 1;
      reply
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"error":{"message":"Incorrect API key provided: sk-secret."}}');
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    const port = (model.address() as { port: number }).port;
    const { child, ended, says } = start({
      COACH_URL: `http://127.0.0.1:${port}/v1`,
      COACH_MODEL: 'small',
      COACH_API_KEY: 'sk-secret',
    });
    const [, address = ''] = await says(/is at (\S+)/);
    await says(/^Coach: small at 127\.0\.0\.1:\d+ does not take COACH_API_KEY; the local coach/m);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended).printed).not.toContain('sk-secret');
    expect(asked).toBe(1);
    model.close();
  }, 60_000);

  it('names a wrong setting and ends', async () => {
    const { ended } = start({ PORT: 'many', TRUST_PROXY: 'perhaps' });
    const { code, printed } = await ended;
    expect(code).toBe(1);
    expect(printed).toBe(
      'PORT must be a whole number from 0 to 65535.\nTRUST_PROXY must be false, the number of proxies in front of the site, or a list of their addresses.\n',
    );
  }, 60_000);

  it('names a site file that is not there', async () => {
    const { code, printed } = await start({ SITE_CONFIG: '/nowhere/site.json' }).ended;
    expect(code).toBe(1);
    expect(printed).toBe('SITE_CONFIG names a file that could not be read: /nowhere/site.json.\n');
  }, 60_000);

  it('says in a sentence that the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, printed } = await start({ PORT: String(port), HOST: '127.0.0.1' }).ended;
    other.close();
    expect(code).toBe(1);
    expect(printed).toContain(`Port ${port} is in use.`);
    expect(printed).not.toContain('    at ');
  }, 60_000);
});
