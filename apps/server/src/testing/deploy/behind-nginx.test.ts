import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { exerciseLine, limits } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { databasesForTests, hasPostgres } from '../databases-for-tests.ts';
import { newDataDir, type ServerProcess, startServer } from '../server-process-for-tests.ts';
import { deployed } from './deployed-files.ts';
import { isInstalled, type Proxy, startProxy } from './proxies-for-tests.ts';

const isHere = hasPostgres && isInstalled('nginx');

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const numberIn = (pattern: RegExp, file: string) => Number(pattern.exec(file)?.[1]);
const grade = async (port: number) => {
  const body = new FormData();
  body.set('ContentTA', 'The kinase of bees.');
  const url = `http://127.0.0.1:${port}/api/TextGrading/Grade`;
  return (await fetch(url, { method: 'POST', body })).status;
};

describe.skipIf(!isHere)('two servers behind nginx', { timeout: 120_000 }, () => {
  const newDatabase = databasesForTests();
  const dataDirs: string[] = [];
  const servers: ServerProcess[] = [];
  const proxies: Proxy[] = [];
  let port: number;
  /** A proxy that keeps what it gets until it is enough, whatever the site says of it. */
  let gatheringPort: number;
  let model: Server;
  /** Comments that the model was asked for and has not given. */
  const asked: ServerResponse[] = [];

  beforeAll(async () => {
    model = createServer((incoming, reply) => {
      if (incoming.url?.endsWith('/chat/completions')) asked.push(reply);
      else reply.writeHead(404).end();
      incoming.resume();
    }).listen(0, '127.0.0.1');
    await once(model, 'listening');
    const databaseUrl = await newDatabase('prepared');
    for (const _ of [1, 2]) {
      const dataDir = await newDataDir();
      dataDirs.push(dataDir);
      servers.push(
        await startServer({
          DATABASE_URL: databaseUrl,
          DATA_DIR: dataDir,
          SECRETS_KEY: 'what seals the secrets of these tests',
          TRUST_PROXY: '1',
          COACH_URL: `http://127.0.0.1:${portOf(model)}/v1`,
          COACH_MODEL: 'm',
        }),
      );
    }
    const addresses = servers.map(({ address }) =>
      address.replace('http://localhost', '127.0.0.1'),
    );
    const start = async (change?: (example: string) => string) => {
      const proxy = await startProxy('nginx', addresses, change);
      proxies.push(proxy);
      return proxy.port;
    };
    port = await start();
    // From a server that speaks the older protocol nginx takes no piece for whole, and gathers.
    gatheringPort = await start((example) =>
      example.replace('proxy_http_version 1.1;', 'proxy_ignore_headers X-Accel-Buffering;'),
    );
  }, 120_000);
  afterAll(async () => {
    for (const { stop } of proxies) await stop();
    for (const { child } of servers) child.kill('SIGKILL');
    model.closeAllConnections();
    model.close();
    for (const each of dataDirs) await rm(each, { recursive: true, force: true });
  });

  interface Sent {
    readonly by?: number;
    readonly from?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  }
  /** Asks the proxy, from an address of this machine. */
  const open = (path: string, { by = port, from = '127.0.0.1', headers = {}, body }: Sent = {}) => {
    const asking = request({
      host: '127.0.0.1',
      port: by,
      path,
      localAddress: from,
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    asking.end(body === undefined ? undefined : JSON.stringify(body));
    return once(asking, 'response') as Promise<[IncomingMessage]>;
  };
  const statusOf = async (path: string, sent: Sent = {}) => {
    const [reply] = await open(path, sent);
    await text(reply);
    return reply.statusCode;
  };

  const letter = (n: number, from: string) =>
    statusOf('/auth/v1/recover', {
      from,
      headers: { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.${n}` },
      body: { email: `nobody-${from}-${n}@example.org` },
    });

  const visit = async () => [await statusOf('/readyz'), await grade(port)];

  it('count attempts under the address of the visitor, whatever the visitor writes', async () => {
    const answers: (number | undefined)[] = [];
    for (let n = 0; n < 62; n += 1) answers.push(await letter(n, '127.0.0.2'));
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(answers.slice(60)).toEqual([429, 429]);
    expect(await letter(63, '127.0.0.3')).toBe(200);
  });

  it('pass every line of a reply on as it comes, which a proxy that gathers does not', async () => {
    const turn = {
      headers: { accept: 'application/x-ndjson' },
      body: {
        currentStage: 3,
        studentName: 'Dana',
        targetAudience: '4',
        startTime: '2026-11-22T08:00:00.000Z',
        Messages: [
          {
            Id: 'm',
            Text: 'We edit genes in rice. The new plants need less water.',
            IsStudent: true,
          },
        ],
      },
    };
    const hear = (coming: ReturnType<typeof open>) => {
      let heard = '';
      const ended = coming.then(([reply]) => {
        reply.on('data', (chunk: Buffer) => (heard += chunk.toString()));
        return once(reply, 'end');
      });
      const kinds = () =>
        heard
          .split('\n')
          .slice(0, -1)
          .map((line) => exerciseLine.parse(JSON.parse(line)).kind);
      return { kinds, ended };
    };
    // The model has not said a word: what is known without it is here all the same, but for those it is kept from.
    const late = hear(open('/api/HalfLife', { ...turn, by: gatheringPort }));
    await vi.waitUntil(() => asked.length > 0, { timeout: 15_000 });
    const prompt = hear(open('/api/HalfLife', turn));
    await expect.poll(prompt.kinds, { timeout: 15_000 }).toContain('heard');
    expect(prompt.kinds()).not.toContain('answer');
    expect(late.kinds()).toEqual([]);
    const refuse = setInterval(() => asked.splice(0).forEach((held) => held.destroy()), 50);
    await Promise.all([prompt.ended, late.ended]).finally(() => clearInterval(refuse));
    expect([prompt.kinds().at(-1), late.kinds().at(-1)]).toEqual(['answer', 'answer']);
  });

  it('take the largest upload that the site takes', async () => {
    const nginxTakes = await readFile(deployed('nginx/nginx.conf'), 'utf8');
    expect(numberIn(/client_max_body_size (\d+)m;/, nginxTakes) * 2 ** 20).toBeGreaterThan(
      limits.corpus,
    );
    const caddyTakes = await readFile(deployed('caddy/Caddyfile'), 'utf8');
    // Caddy's MB are millions.
    expect(numberIn(/max_size (\d+)MB/, caddyTakes) * 1e6).toBeGreaterThan(limits.corpus);
  });

  it('go on when one of them is killed', async () => {
    servers[0]?.child.kill('SIGKILL');
    await servers[0]?.ended;
    for (let n = 0; n < 20; n += 1) expect(await visit()).toEqual([200, 200]);
  });

  it('leave a calm page in two languages when none of them answers', async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGKILL');
      await ended;
    }
    for (const body of [undefined, {}]) {
      const [reply] = await open('/dejargonizer', { body });
      const page = await text(reply);
      expect([502, 503, 504]).toContain(reply.statusCode);
      expect(reply.headers).toMatchObject({
        'retry-after': '5',
        'cache-control': 'no-store',
        'content-type': 'text/html',
      });
      expect(page).toContain('<a href="">Try again</a>');
      expect(page).toContain('<a href="">ניסיון נוסף</a>');
    }
    expect(await statusOf('/away.html')).toBe(404);
  });
});
