import accepts from '@fastify/accepts';
import fastify from 'fastify';
import { expect, it } from 'vitest';

import { readerLanguage } from './reader-language.ts';

it.each([
  ['he', 'he'],
  ['he-IL,he;q=0.9,en;q=0.8', 'he'],
  ['iw-IL', 'he'],
  ['fr,he;q=0.8,en;q=0.5', 'he'],
  ['en-GB,he;q=0.5', 'en'],
  ['he;q=0.2,en', 'en'],
  ['fr', 'en'],
  ['hello', 'en'],
  [';;,', 'en'],
  [undefined, 'en'],
])('writes to a client that prefers %s in %s', async (preferred, language) => {
  const app = fastify();
  await app.register(accepts);
  app.get('/', (request, reply) => reply.send({ language: readerLanguage(request) }));
  const headers = preferred === undefined ? {} : { 'accept-language': preferred };
  expect((await app.inject({ url: '/', headers })).json()).toEqual({ language });
});
