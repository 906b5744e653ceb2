import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';

import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { answerFailures } from '../failures/answer-failures.ts';
import { handlerTimeout } from './handler-timeout.ts';

let app: FastifyInstance;
const never = new Promise<never>(() => undefined);
beforeEach(() => {
  app = fastify();
  answerFailures(app);
  handlerTimeout(app, 20, 5);
});
afterEach(() => app.close());

it('answers busy in place of a handler that takes too long', async () => {
  app.get('/', () => never);
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  expect(reply.json()).toMatchObject({ error: { code: 'busy' } });
});

it('waits longer for a call that says so', async () => {
  const shortIsOver = new EventEmitter();
  app.get('/short', () => never);
  app.get('/long', { config: { patience: 600_000 } }, async () => {
    await once(shortIsOver, 'now');
    return 'at last';
  });
  const long = app.inject('/long');
  await app.inject('/short');
  shortIsOver.emit('now');
  expect((await long).body).toBe('at last');
});

it('cuts a reply that does not come to its end', async () => {
  const half = new PassThrough();
  app.get('/', (_request, reply) => {
    half.write('half of');
    return reply.send(half);
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(address);
  expect(reply.status).toBe(200);
  await expect(reply.text()).rejects.toThrow('terminated');
});

describe('a connection that falls silent', () => {
  beforeEach(() => {
    app = fastify({ connectionTimeout: 50 });
    handlerTimeout(app, 600_000);
  });

  it('is kept while its handler works', async () => {
    app.get('/', async () => {
      await once(app.server, 'timeout');
      return 'at last';
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await (await fetch(address)).text()).toBe('at last');
  });

  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9';
  it.each([
    ['in the middle of a body', `${head}\r\n\r\nhalf`],
    ['before it has asked', ''],
  ])('is cut %s', async (_when, sent) => {
    app.post('/', () => never);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(sent);
    socket.resume();
    await once(socket, 'close');
    expect(socket.readyState).toBe('closed');
  });
});
