import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { limitConnections, type ConnectionLimits } from './connection-limits.ts';

let server: Server;
const opened: Socket[] = [];
const held: (() => void)[] = [];

beforeEach(() => {
  server = createServer((request, response) => {
    if (request.url === '/held') held.push(() => response.end('at last'));
    else request.resume().on('end', () => response.end('here'));
  });
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  for (const answer of held.splice(0)) answer();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function listen(fairness: Partial<ConnectionLimits>) {
  limitConnections(server, {
    ofOneAddress: 3,
    ofAll: 100,
    grace: 60_000,
    leastRate: 1000,
    ...fairness,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Says something and waits until the server has heard it; gone settles when the server hangs up. */
async function say(words: string, from = '127.0.0.1') {
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  opened.push(socket);
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  const gone = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  await once(socket, 'connect');
  await accepted;
  socket.write(words);
  return { gone, socket };
}
const whole = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

it('lets a visitor in beside slow connections of the same address, in place of the slowest', async () => {
  await listen({});
  const [first] = [await say('GET / HT'), await say('GET /'), await say('G')];
  const visitor = await say(whole);
  expect(await visitor.gone).toContain('here');
  expect(await first.gone).toBe('');
});

it('cuts a body that is still coming before one who has just come and not asked yet', async () => {
  await listen({ ofOneAddress: 2 });
  const asked = once(server, 'request');
  const slow = await say('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\na');
  await asked;
  const visitor = await say('');
  await say('POST / HT');
  expect(await slow.gone).toBe('');
  visitor.socket.write(whole);
  expect(await visitor.gone).toContain('here');
});

it('lets other addresses keep what they have', async () => {
  await listen({ ofOneAddress: 1 });
  const other = await say('GET / HTTP/1.1\r\n', '127.0.0.2');
  await say('G');
  expect(await (await say(whole)).gone).toContain('here');
  other.socket.write('Host: x\r\nConnection: close\r\n\r\n');
  expect(await other.gone).toContain('here');
});

it('cuts nothing that is being answered', async () => {
  await listen({ ofOneAddress: 1 });
  const asked = once(server, 'request');
  const patient = await say('GET /held HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await asked;
  const late = await say(whole);
  expect(await late.gone).toBe('');
  held.shift()?.();
  expect(await patient.gone).toContain('at last');
});

it('makes room in the whole house too', async () => {
  await listen({ ofOneAddress: null, ofAll: 2 });
  const first = await say('G', '127.0.0.2');
  await say('G', '127.0.0.3');
  expect(await (await say(whole)).gone).toContain('here');
  expect(await first.gone).toBe('');
});

it('cuts a body that trickles, and says why', async () => {
  await listen({ grace: 60 });
  const asked = once(server, 'request');
  const slow = await say('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\na');
  await asked;
  expect(await slow.gone).toMatch(/^HTTP\/1\.1 408 too-slow[^]*nosniff/);
});
