import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { answerFailures } from '../../../http/index.ts';
import { authenticateRequests } from './authenticate-requests.ts';

describe('who is asking', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = fastify();
    app.decorateRequest('visitor', null);
    answerFailures(app);
    await app.register(fastifyCookie);
    authenticateRequests(app, async (token) =>
      token === 'good' || token === 'half'
        ? {
            id: 'a',
            email: 'a@example.org',
            isComplete: token === 'good',
            isRecent: false,
            isSure: false,
          }
        : null,
    );
    app.get('/', async ({ visitor }) => visitor?.id ?? 'nobody');
    app.get('/grading', { config: { acceptsCookie: true } }, async ({ visitor }) =>
      visitor === null ? 'nobody' : visitor.id,
    );
  });
  afterEach(() => app.close());
  const ask = async (url: string, headers: Record<string, string>) => {
    const reply = await app.inject({ url, headers });
    return reply.statusCode === 200 ? reply.body : `${reply.statusCode} ${reply.json().error.code}`;
  };

  it.each([
    ['/', {}, 'nobody'],
    ['/', { authorization: 'Bearer good' }, 'a'],
    ['/', { authorization: 'bearer good' }, 'a'],
    ['/', { authorization: 'Bearer bad' }, '401 signed-out'],
    ['/', { authorization: 'Bearer half' }, '401 second-factor-needed'],
    ['/', { authorization: '' }, '401 signed-out'],
    ['/', { cookie: 'authToken=good' }, 'nobody'],
    ['/grading', { cookie: 'authToken=good' }, 'a'],
    ['/grading', { cookie: 'authToken=bad' }, 'nobody'],
    ['/grading', { cookie: 'authToken=half' }, 'nobody'],
    ['/grading', { cookie: 'authToken=good', authorization: 'Bearer bad' }, '401 signed-out'],
    ['/grading', {}, 'nobody'],
    ['/grading', { cookie: 'authToken=good', 'sec-fetch-site': 'same-origin' }, 'a'],
    ['/grading', { cookie: 'authToken=good', 'sec-fetch-site': 'none' }, 'a'],
    ['/grading', { cookie: 'authToken=good', 'sec-fetch-site': 'same-site' }, 'nobody'],
    ['/grading', { cookie: 'authToken=good', 'sec-fetch-site': 'cross-site' }, 'nobody'],
    ['/grading', { authorization: 'Bearer good', 'sec-fetch-site': 'cross-site' }, 'a'],
    ['/grading', { cookie: 'authToken=good', host: 'a.test', origin: 'https://a.test' }, 'a'],
    ['/grading', { cookie: 'authToken=good', host: 'a.test', origin: 'https://b.test' }, 'nobody'],
    ['/grading', { cookie: 'authToken=good', host: 'a.test', origin: 'null' }, 'nobody'],
  ])('at %s with %o is answered: %s', async (url, headers, answer) => {
    expect(await ask(url, headers)).toBe(answer);
  });
});
