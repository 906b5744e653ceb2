import { AsyncLocalStorage } from 'node:async_hooks';

import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { trustedProxies } from '../addresses/trusted-proxies.ts';
import { answerFailures } from '../failures/answer-failures.ts';
import { scheduleFairly } from './fair-scheduling.ts';

let app: FastifyInstance;
let begun: string[];
beforeEach(() => {
  app = fastify({ trustProxy: trustedProxies({ TRUST_PROXY: 1 }) });
  begun = [];
  answerFailures(app);
  scheduleFairly(app, 3);
  const note = async ({ ip }: { ip: string }) => void begun.push(ip);
  app.get('/costly', { config: { rateLimit: 'chat' } }, note);
  app.get('/cheap', note);
});
afterEach(() => app.close());

const ask = async (ip: string, url = '/costly') => {
  const { statusCode, headers } = await app.inject({ url, headers: { 'x-forwarded-for': ip } });
  return [statusCode, headers['retry-after']];
};
const times = (count: number, ip: string) => Array.from({ length: count }, () => ask(ip));

it('begins requests by turns among the addresses that a trusted proxy tells', async () => {
  await app.ready();
  await Promise.all([...times(3, '192.0.2.1'), ask('192.0.2.2'), ask('192.0.2.3', '/cheap')]);
  expect(begun).toEqual(['192.0.2.3', '192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.1']);
});

it('takes the addresses of one IPv6 network for one', async () => {
  await app.ready();
  const [mine, alsoMine, another] = [
    '2001:db8:1:2::1',
    '2001:db8:1:2::9',
    '2001:db8:1:3::1',
  ] as const;
  await Promise.all([ask(mine), ask(alsoMine), ask(another)]);
  expect(begun).toEqual([mine, another, alsoMine]);
});

it('tells an address with too many under way when to come again, and nobody else', async () => {
  await app.ready();
  const answers = await Promise.all([...times(5, '192.0.2.1'), ask('192.0.2.2')]);
  const told = [429, '2'];
  const well = [200, undefined];
  expect(answers).toEqual([well, well, well, told, told, well]);
});

it('begins one in each turn of the event loop', async () => {
  await app.ready();
  const turns: number[] = [];
  const all = Promise.all(times(3, '192.0.2.1'));
  while (begun.length < 3) {
    await new Promise((resolve) => setImmediate(resolve));
    turns.push(begun.length);
  }
  await all;
  expect(turns.filter((count) => count > 0)).toEqual([1, 2, 3]);
});

it('leaves each request its own asynchronous context', async () => {
  const context = new AsyncLocalStorage<string>();
  const kept: unknown[] = [];
  app.get('/kept', { config: { rateLimit: 'chat' } }, async ({ ip }) => {
    kept.push([ip, context.getStore()]);
  });
  await app.ready();
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
  await Promise.all(addresses.map((ip) => context.run(ip, () => ask(ip, '/kept'))));
  expect(kept).toEqual(addresses.map((ip) => [ip, ip]));
});
