import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

import { afterEach, expect, it } from 'vitest';

import { findModelServer, modelServerSentence } from './find-model-server.ts';

const open = new Set<Server>();
afterEach(() => {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
  open.clear();
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  open.add(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

const json = (body: unknown): RequestListener => {
  return (_, reply) =>
    void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const lists = (...ids: readonly unknown[]) =>
  json({ object: 'list', data: ids.map((id) => ({ id })) });

it('asks for the list of models and nothing else', async () => {
  const asked: string[] = [];
  const port = await listen((request, reply) => {
    asked.push(`${request.method} ${request.url}`);
    lists('small', 'large')(request, reply);
  });
  const server = await findModelServer({ ports: [['Ollama', port]] });
  expect(asked).toEqual(['GET /v1/models']);
  expect(server).toEqual({
    program: 'Ollama',
    url: `http://127.0.0.1:${port}/v1`,
    models: ['small', 'large'],
  });
  expect(modelServerSentence(server!)).toBe(
    `Ollama seems to run on this machine and is not used; to use it, start with COACH_URL=http://127.0.0.1:${port}/v1 COACH_MODEL=small (or another of its 2 models), see docs/models.md`,
  );
});

it('takes the first that answers, and names that are no names for none', async () => {
  const other = await listen((_, reply) => void reply.writeHead(404).end());
  const port = await listen(lists('a; rm -rf /', 7, null, 'org/small:8b'));
  const server = await findModelServer({
    ports: [
      ['Ollama', other],
      ['LM Studio', port],
    ],
  });
  expect(server).toMatchObject({ program: 'LM Studio', models: ['org/small:8b'] });
});

it('says NAME where a server has no model yet', async () => {
  const port = await listen(lists());
  const server = await findModelServer({ ports: [['Ollama', port]] });
  expect(modelServerSentence(server!)).toContain('COACH_MODEL=NAME,');
});

it.each<readonly [string, RequestListener]>([
  ['a web page', (_, reply) => void reply.end('<html>Hello</html>')],
  ['other JSON', json({ models: [] })],
  ['JSON null', json(null)],
  ['a redirect', (_, reply) => void reply.writeHead(302, { location: '/elsewhere' }).end()],
  ['an error', (_, reply) => void reply.writeHead(500).end()],
  ['too much', json({ data: [], more: 'x'.repeat(300_000) })],
])('%s is no server of models', async (_, answer) => {
  expect(await findModelServer({ ports: [['llama.cpp', await listen(answer)]] })).toBeNull();
});

it('a port where nobody listens, and one that says nothing, are none', async () => {
  const limit = new AbortController();
  const silent = await listen(() => limit.abort());
  const closed = await listen(() => undefined);
  for (const server of open)
    if ((server.address() as { port: number }).port === closed) server.close();
  expect(await findModelServer({ ports: [['Ollama', closed]] })).toBeNull();
  expect(
    await findModelServer({ ports: [['Ollama', silent]], limit: () => limit.signal }),
  ).toBeNull();
});
