import fastify from 'fastify';
import { expect, it } from 'vitest';

import { readConfig } from '../../dependencies/index.ts';
import { trustedProxies } from './trusted-proxies.ts';

it.each([
  ['nobody’s word', 'false', '127.0.0.1'],
  ['the word of one proxy, and nothing that was written before it', '1', '192.0.2.8'],
  ['the word of two', '2', '192.0.2.7'],
  ['the word of the proxies of a list', 'loopback', '192.0.2.8'],
])('takes %s', async (_whose, TRUST_PROXY, asker) => {
  const app = fastify({ trustProxy: trustedProxies(readConfig({ TRUST_PROXY })) });
  app.get('/', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': '198.51.100.1, 192.0.2.7, 192.0.2.8' };
  expect((await app.inject({ url: '/', headers })).body).toBe(asker);
});
