import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { answerBrokenRequest } from '../failures/answer-broken-request.ts';
import { limitConnections } from './connection-limits.ts';
import { listenOnAll } from './listen-on-localhost-addresses.ts';

const ours = new Set(
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .map((each) => each.address),
);
const addresses = ['127.0.0.1', ours.has('::1') ? '::1' : '127.0.0.2'];
const names =
  (...list: readonly string[]) =>
  async () =>
    list.map((address) => ({ address }));

let app: FastifyInstance;
let events: EventEmitter;
const opened: Socket[] = [];
beforeEach(() => {
  app = fastify({ clientErrorHandler: answerBrokenRequest, return503OnClosing: false });
  limitConnections(app.server, { ofOneAddress: 2, ofAll: 9, grace: 60, leastRate: 1000 });
  app.post('/', async () => 'read to its end');
  let isLetGo = false;
  events = new EventEmitter();
  app.addHook('preClose', async () => void events.emit('ending'));
  app.addHook('onClose', async () => {
    isLetGo = true;
  });
  app.get('/held', async () => {
    await once(events, 'answer');
    return isLetGo ? 'too late' : 'in time';
  });
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await app.close();
});

/** Says something on an address of the site; `gone` settles with all that came back when the site hangs up. */
function say(host: string, words: string) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ host, port }, () => socket.write(words));
  opened.push(socket);
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  return { socket, gone: once(socket, 'close').then(() => heard) };
}
async function connected(host: string) {
  const accepted = once(app.server, 'connection');
  const said = say(host, '');
  await accepted;
  return said;
}
const half =
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{';
const whole = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';

/** What a site listens on, and the address it is asked at: both of localhost, and each alone. */
const sites = [
  ...addresses.map((host) => ['localhost', host] as const),
  ...addresses.map((host) => [host, host] as const),
];

describe.each(sites)('a site at %s, asked at %s', (listening, host) => {
  beforeEach(() => listenOnAll(app, { lookup: names(...addresses) })(listening, 0));

  it('gives an address that is at its limit a place in place of the first that asks nothing', async () => {
    const [first] = [await connected(host), await connected(host)];
    const answered = once(say(host, whole).socket, 'data');
    expect(await first.gone).toBe('');
    expect(String(await answered)).toContain('read to its end');
  });

  it('answers what is no request in the words of its failures', async () => {
    const { gone } = say(host, 'How are you?\r\n\r\n');
    expect(await gone).toMatch(/^HTTP\/1\.1 400 [^]*"code":"invalid-request"/);
  });

  it('cuts a body that trickles', async () => {
    expect(await say(host, half).gone).toMatch(/^HTTP\/1\.1 408 too-slow/);
  });

  it('lets go of nothing before what is under way is answered', async () => {
    const isTaken = once(app.server, 'request');
    const { gone } = say(host, 'GET /held HTTP/1.1\r\nHost: x\r\n\r\n');
    await isTaken;
    app.server.keepAliveTimeout = 1;
    const closed = app.close();
    await once(events, 'ending');
    // Time for whoever does not wait.
    await new Promise(setImmediate);
    events.emit('answer');
    expect(await gone).toContain('in time');
    await closed;
  });
});

it('goes without an address that this machine does not have', async () => {
  await listenOnAll(app, { lookup: names('127.0.0.1', '192.0.2.1') })('localhost', 0);
  expect(await say('127.0.0.1', 'How are you?\r\n\r\n').gone).toContain(' 400 ');
});

it('does not start where another program holds the port at one of them', async () => {
  const other = createServer();
  await once(other.listen(0, addresses[1]), 'listening');
  const { port } = other.address() as AddressInfo;
  const start = listenOnAll(app, { lookup: names(...addresses) })('localhost', port);
  await expect(start).rejects.toMatchObject({ code: 'EADDRINUSE' });
  other.close();
});

it.each(addresses)('a connection that a proxy kept to %s is answered once more', async (host) => {
  await listenOnAll(app, { lookup: names(...addresses), linger: 60_000 })('localhost', 0);
  const { port } = app.server.address() as AddressInfo;
  const { socket, gone } = say(host, whole);
  await once(socket, 'data');
  const stopped = once(events, 'ending');
  const closed = app.close();
  await stopped;
  const [refused] = (await once(connect({ host, port }), 'error')) as [NodeJS.ErrnoException];
  expect(refused.code).toBe('ECONNREFUSED');
  socket.write(whole);
  const replies = (await gone).split(/(?=HTTP\/1.1 )/);
  expect(replies).toEqual([
    expect.stringMatching(/^HTTP\/1.1 200 [^]*^connection: keep-alive/im),
    expect.stringMatching(/^HTTP\/1.1 200 [^]*^connection: close/im),
  ]);
  await closed;
});
