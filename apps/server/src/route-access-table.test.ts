import { served } from '@vernacular/contract';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { authorisation, requireDecidedAccess } from './route-access-table.ts';
import { openTestSite, type TestSite } from './testing/site-for-tests.ts';

describe('who may call what', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  }, 120_000);
  afterAll(() => site.close());

  it.each(Object.keys(authorisation))('is decided for a route that is there: %s', (route) => {
    const [method = '', url = ''] = route.split(' ');
    expect(site.app.hasRoute({ method, url })).toBe(true);
  });

  it('is decided for no route where the site in development would look for a page', () => {
    const pages = new Set(['/', '/index.html', '/*']);
    const calls = Object.keys(authorisation).map((route) => route.split(' ')[1] ?? '');
    for (const url of calls.filter((each) => !pages.has(each)))
      expect(served.some((start) => url === start || url.startsWith(`${start}/`))).toBe(true);
  });

  it('must be decided before a route can be there', () => {
    const app = fastify();
    requireDecidedAccess(app, {});
    expect(() => app.get('/secret', () => '')).toThrow(
      /GET \/secret is not in route-access-table\.ts/,
    );
  });
});
