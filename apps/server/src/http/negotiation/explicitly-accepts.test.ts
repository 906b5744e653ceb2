import accepts from '@fastify/accepts';
import fastify from 'fastify';
import { expect, it } from 'vitest';

import { explicitlyAccepts } from './explicitly-accepts.ts';

it.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['Text/HTML', true],
  ['text/*;q=0.1', true],
  ['*/*', false],
  ['application/json', false],
  ['text/html;q=0, */*', false],
  [';;,,q=,', false],
  ['', false],
])('Accept: %s names HTML: %s', async (accept, isNamed) => {
  const app = fastify();
  await app.register(accepts);
  app.get('/', (request, reply) => reply.send(explicitlyAccepts(request, 'text/html')));
  expect((await app.inject({ url: '/', headers: { accept } })).json()).toBe(isNamed);
});
