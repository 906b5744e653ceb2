import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

const created = '2026-11-21T10:00:00.000Z';

describe('a site that shows the menu', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  }, 120_000);
  afterAll(() => site.close());
  const register = (body: object) =>
    site.app.inject({
      method: 'POST',
      url: '/api/registerDomain',
      payload: body,
      headers: { origin: 'https://museum.example' },
    });

  it('is answered in JSON, and not remembered', async () => {
    const reply = await register({ domain: 'museum.example', created });
    expect([reply.statusCode, reply.json()]).toEqual([200, { isRegistered: false }]);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
  });

  it('may ask from elsewhere, with JSON', async () => {
    const reply = await site.app.inject({ method: 'OPTIONS', url: '/api/registerDomain' });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
  });

  it.each([
    [{}],
    [{ domain: 'a.example' }],
    [{ domain: 'https://a.example/x?user=1', created }],
    [{ domain: '<script>', created }],
    [{ domain: 'a.example', created: 'yesterday' }],
  ])('is refused when it says %j', async (body) => {
    expect((await register(body)).statusCode).toBe(400);
  });
});
