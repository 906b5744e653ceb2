import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
}, 120_000);
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

describe('the pages of the site', () => {
  it.each([['/'], ['/de-jargonizer'], ['/de-jargonizer/about?x=1'], ['/profile'], ['/nowhere']])(
    'all are the one page of the web app: %s',
    async (url) => {
      const reply = await get(url, browser);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(reply.body).toContain('/assets/app-1a2b3c.js');
    },
  );

  it('move from their file name to their address', async () => {
    expect((await get('/index.html')).headers.location).toBe('/');
  });

  it.each<[string, Record<string, string>]>([
    ['/api/nothing', browser],
    ['/api/nothing', {}],
    ['/auth/v1/nothing', browser],
    ['/assets/app-gone.js', browser],
    ['/dictionaries/nothing.levels', browser],
    ['/robots.txt', {}],
    ['/favicon.png', { accept: 'image/*' }],
    ['/..%2f..%2fetc%2fpasswd', {}],
    ['//etc/passwd', {}],
    ['/%zz', {}],
  ])('are not what is missing at %s', async (url, headers) => {
    const reply = await get(url, headers);
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.json()).toMatchObject({ error: { message: expect.stringMatching(/\.$/) } });
  });

  it('answer HEAD without a body', async () => {
    const reply = await site.app.inject({ method: 'HEAD', url: '/', headers: browser });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  });

  it('are not sent to one who posts', async () => {
    const reply = await site.app.inject({
      method: 'POST',
      url: '/de-jargonizer',
      headers: browser,
    });
    expect(reply.statusCode).toBe(404);
  });
});

describe('the files of the site', () => {
  it('are kept for ever when their name holds their content', async () => {
    const reply = await get('/assets/app-1a2b3c.js');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toContain('javascript');
  });

  it('are asked for again when it does not', async () => {
    const reply = await get('/favicon.svg');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(
      (await get('/favicon.svg', { 'if-none-match': String(reply.headers.etag) })).statusCode,
    ).toBe(304);
  });

  it.each(['br', 'gzip'])('travel packed as %s', async (encoding) => {
    const reply = await get('/assets/app-1a2b3c.js', { 'accept-encoding': encoding });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.rawPayload.length).toBeLessThan(1000);
  });

  it.each(['bytes=5000000-', 'bytes=-0'])(
    'say how long they are to one who asks for %s',
    async (range) => {
      const whole = await get('/favicon.svg');
      const reply = await get('/favicon.svg', { range });
      expect(reply.statusCode).toBe(416);
      expect(reply.headers['content-range']).toBe(`bytes */${whole.rawPayload.length}`);
      expect(reply.json()).toMatchObject({ error: { code: 'no-such-range' } });
    },
  );

  it('are sent in part to one who asks for a part', async () => {
    const reply = await get('/favicon.svg', { range: 'bytes=0-3' });
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([206, 4]);
  });

  it('hide what begins with a dot', async () => {
    await writeFile(join(site.outside.webRoot, '.built-from'), 'secret');
    expect((await get('/.built-from')).statusCode).toBe(404);
  });
});

describe('what a page may do', () => {
  it('is little', async () => {
    const { headers } = await get('/', browser);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('includes what the operator set, and nothing more', async () => {
    const own = await openTestSite({
      ANALYTICS_TAG: 'https://count.example.org/a.js',
      AUTH_URL: 'https://auth.example.org/v1',
      PUBLIC_URL: 'https://example.org',
    });
    const { headers } = await own.app.inject({ url: '/', headers: browser });
    await own.close();
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' https://count.example.org;",
    );
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://auth.example.org https://count.example.org",
    );
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('is marked anew in each reply where the page asks for a nonce', async () => {
    const own = await openTestSite();
    await writeFile(join(own.outside.webRoot, 'index.html'), '<meta nonce="__CSP_NONCE__">');
    const ask = async () => {
      const reply = await own.app.inject({ url: '/', headers: browser });
      const nonce = /nonce="([\w-]{22})"/.exec(reply.body)?.[1];
      expect(reply.headers['content-security-policy']).toContain(
        `style-src 'self' 'nonce-${nonce}'`,
      );
      return nonce;
    };
    expect(await ask()).not.toBe(await ask());
    await own.close();
  });
});

describe('the visits', () => {
  it('are the pages people open, and asking does not count', async () => {
    const own = await openTestSite();
    const count = async () => (await own.app.inject({ url: '/GetVisits' })).json<number>();
    expect(await count()).toBe(0);
    await own.app.inject({ url: '/', headers: browser });
    await own.app.inject({ url: '/ethics', headers: browser });
    await own.app.inject({ method: 'HEAD', url: '/', headers: browser });
    await own.app.inject({ url: '/', headers: { ...browser, 'sec-purpose': 'prefetch' } });
    await own.app.inject({ url: '/assets/app-1a2b3c.js' });
    await own.app.inject({ url: '/api/site' });
    await expect.poll(count).toBe(2);
    await own.close();
  });
});
