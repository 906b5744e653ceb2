import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { passwordForTests } from '../testing/person-for-tests.ts';
import {
  newDataDir,
  type ServerProcess,
  startServer,
} from '../testing/server-process-for-tests.ts';

/** A span as OTLP's JSON has it. */
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const opened: Server[] = [];
const dataDirs: string[] = [];
const started: ServerProcess[] = [];
afterEach(async () => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
  for (const server of opened.splice(0)) server.close();
  for (const dataDir of dataDirs.splice(0)) await rm(dataDir, { recursive: true, force: true });
});

/** Stands in for a collector: takes what OTLP over HTTP sends. */
async function openCollector() {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const server = createServer((request, reply) => {
    paths.add(`${request.method} ${request.url} ${request.headers['content-type']}`);
    const take = async () => {
      bodies.push(await text(request));
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    void take();
  }).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  const spans = () =>
    bodies
      .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    spans,
    all: () => bodies.join('\n'),
  };
}

async function start(endpoint: string): Promise<ServerProcess> {
  const dataDir = await newDataDir();
  dataDirs.push(dataDir);
  const site = await startServer({ DATA_DIR: dataDir, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  started.push(site);
  return site;
}

const grade = (
  address: string,
  content: string,
  headers: Readonly<Record<string, string>> = {},
) => {
  const body = new FormData();
  body.set('ContentTA', content);
  return fetch(`${address}/api/TextGrading/Grade`, { method: 'POST', body, headers });
};

describe('traces', { timeout: 120_000 }, () => {
  it('show each request and its parts, and nothing of what was written or by whom', async () => {
    const collector = await openCollector();
    const site = await start(collector.url);
    const signUp = await fetch(`${site.address}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'canary7391@example.org',
        password: passwordForTests,
        data: { acceptTermsPrivacyPolicy: true, rejectSaveData: false },
      }),
    });
    const { access_token: token } = (await signUp.json()) as { access_token: string };
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
    const reply = await grade(site.address, 'The canary7391 of bees. '.repeat(4000), {
      authorization: `Bearer ${token}`,
      'user-agent': 'canary7391',
      traceparent,
    });
    expect(reply.status).toBe(200);
    await reply.text();
    await fetch(`${site.address}/share/canary7391?canary7391`);
    site.child.kill('SIGTERM');
    expect(await site.ended).toBe(0);

    expect([...collector.paths]).toEqual(['POST /v1/traces application/json']);
    const spans = collector.spans();
    const graded = spans.find(({ name }) => name === 'POST /api/TextGrading/Grade');
    expect(graded?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    });
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === graded?.spanId);
    expect(new Set(parts.map(({ traceId }) => traceId))).toEqual(new Set([graded?.traceId]));
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['work grade', 'insert dejargonizer_user_interactions']),
    );
    const said = spans.find(({ name }) => name === 'POST /auth/v1/signup');
    const ofSignUp = spans.filter(({ parentSpanId }) => parentSpanId === said?.spanId);
    expect(ofSignUp.map(({ name }) => name)).toContain('insert users');
    // A visitor's own header would let them choose whether they are traced.
    expect(collector.all()).not.toContain('0af7651916cd43dd8448eb211c80319c');
    for (const secret of ['canary7391', passwordForTests, token, '127.0.0.1'])
      expect(collector.all()).not.toContain(secret);
  });

  it('are not missed when their collector is away: the site says so once and goes on', async () => {
    const away = createServer().listen(0, '127.0.0.1');
    await once(away, 'listening');
    const { port } = away.address() as AddressInfo;
    away.close();
    const site = await start(`http://127.0.0.1:${port}`);
    expect((await grade(site.address, 'Bees.')).status).toBe(200);
    await vi.waitUntil(() => site.printed().includes('the collector of traces takes none'), {
      timeout: 60_000,
    });
    expect((await grade(site.address, 'Bees.')).status).toBe(200);
  });
});
