import { type ErrorCode, errorCodes } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { retryAfterOf } from './answer-failures.ts';
import { Failure, RateLimited } from './failure.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.dependencies.store.close();
}, 120_000);
afterAll(() => site.close().catch(() => undefined));

describe('a failure nobody expected', () => {
  it('is told in the sentence of the specification and logged', async () => {
    const reply = await site.app.inject({ url: '/GetVisits' });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      error: { code: 'unexpected', message: 'Sorry, an unexpected error has occurred.' },
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(site.log()).toContain('"msg":"unexpected"');
  });

  it('shows in the state of health', async () => {
    const reply = await site.app.inject({ url: '/readyz' });
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      '5',
      { status: 'not-ready', database: false, dictionaries: true, audit: true, ending: false },
    ]);
  });

  it('does not keep a page from being shown', async () => {
    const reply = await site.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(200);
  });
});

it('tells with every 429 and 503, and with nothing else, when to ask again', () => {
  for (const [code, { status }] of Object.entries(errorCodes)) {
    const seconds = retryAfterOf(new Failure(code as ErrorCode));
    expect([code, seconds !== null]).toEqual([code, status === 429 || status === 503]);
  }
  expect(retryAfterOf(new RateLimited('fair-share', 42))).toBe(42);
});
