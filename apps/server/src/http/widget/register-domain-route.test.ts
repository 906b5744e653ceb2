import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

const today = '2026-11-21';
const created = `${today}T10:00:00.000Z`;
const register = ({ app }: TestSite, body: object, remoteAddress = '203.0.113.1') =>
  app.inject({
    method: 'POST',
    url: '/api/registerDomain',
    payload: body,
    remoteAddress,
    headers: { origin: 'https://museum.example' },
  });

describeOnEveryDatabase('a site that shows the menu', (open) => {
  let site: TestSite;
  let clock = created;
  const asked: string[] = [];
  beforeAll(async () => {
    site = await open(
      { WIDGET_DOMAINS: 'true', PUBLIC_URL: 'https://us.example' },
      {
        now: () => new Date(clock),
        pageNames: async (domain, address) => {
          asked.push(`${domain} ${address}`);
          return domain.startsWith('museum');
        },
      },
    );
  }, 120_000);
  afterAll(() => site.close());
  const domains = () => site.dependencies.store.widgetDomains.list();

  it('is remembered once, by its name and the day', async () => {
    for (const domain of ['museum.example', 'MUSEUM.example']) {
      const reply = await register(site, { domain, created });
      expect([reply.statusCode, reply.json()]).toEqual([200, { isRegistered: true }]);
      expect(reply.headers['access-control-allow-origin']).toBe('*');
    }
    expect(await domains()).toEqual([
      { domain: 'museum.example', firstSeen: today, lastSeen: today },
    ]);
  });

  it('is not remembered when no script on its page names us, and is looked at once a day', async () => {
    for (let n = 0; n < 3; n += 1)
      expect((await register(site, { domain: 'other.example', created })).json()).toEqual({
        isRegistered: false,
      });
    expect(asked).toEqual([
      'museum.example https://us.example',
      'other.example https://us.example',
    ]);
    expect(await domains()).toHaveLength(1);
  });

  it('is forgotten 90 days after it was last seen', async () => {
    const { store } = site.dependencies;
    clock = '2027-02-19T10:00:00.000Z';
    await store.sweep();
    expect(await domains()).toHaveLength(1);
    clock = '2027-02-20T10:00:00.000Z';
    await store.sweep();
    expect(await domains()).toEqual([]);
    clock = created;
    await store.widgetDomains.see('museum.example');
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
    [{ domain: 'dana@example.org', created }],
    [{ domain: '<script>', created }],
    [{ domain: 'a'.repeat(300), created }],
    [{ domain: 'a.example', created: 'yesterday' }],
  ])('is refused when it says %j', async (body) => {
    expect((await register(site, body)).statusCode).toBe(400);
    expect(await domains()).toHaveLength(1);
  });

  it('is heard sixty times an hour from one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push(
        (await register(site, { domain: 'b.example', created }, '203.0.113.9')).statusCode,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('without the setting', () => {
  it('nothing is there, and nothing is kept', async () => {
    const site = await openTestSite();
    const reply = await register(site, { domain: 'museum.example', created });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    expect(await site.dependencies.store.widgetDomains.list()).toEqual([]);
    await site.close();
  });
});
