import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { screenPaths } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const uuid = 'a3bb189e-8bf9-4ac3-9b4b-2f2a9d6c1e52';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ RESEARCH_PATHS: JSON.stringify({ 'halflife-full': uuid }) });
}, 120_000);
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

describe('the pages of the site', () => {
  it.each([
    ...screenPaths
      .filter((path) => path !== '/read/:id')
      .map((path) => path.replace(':token', 'a-token')),
    '/de-jargonizer/about?x=1',
    '/Half-Life/',
    `/${uuid}-halflife-full?participant=P7`,
  ])('all are the one page of the web app: %s', async (url) => {
    const reply = await get(url, browser);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe(
      /^\/(share\/|study\/|reader-results\/|withdraw|operator|[\da-f]{8}-)/.test(url)
        ? 'no-store'
        : 'no-cache',
    );
    expect(reply.body).toContain('/assets/app-1a2b3c.js');
  });

  it('have one apart from the web app, for readers of a text', async () => {
    const reply = await get('/read/a-test', browser);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['/nowhere'],
    ['/half-life/more'],
    ['/wp-login.php?x=1'],
    [`/${uuid}-halflife-slim`],
    ['/share'],
  ])('are the same page with status 404 where no screen stands: %s', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await site.app.inject({ method, url, headers: browser });
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body.includes('/assets/app-1a2b3c.js')).toBe(method === 'GET');
      expect(reply.headers).not.toHaveProperty('set-cookie');
    }
  });

  it.each([browser, {}, { accept: 'application/json' }, { accept: '*/*' }])(
    'have a robots.txt that is text for one who accepts %j',
    async (headers) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await site.app.inject({ method, url: '/robots.txt', headers });
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
        expect(reply.body.startsWith('User-agent: *')).toBe(method === 'GET');
      }
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
    ['/accessibility/gone.js', browser],
    ['/locale/gone.json', browser],
    ['/auth/v1/gone', browser],
    ['/api?gone', browser],
    ['/dictionaries/nothing.levels', browser],
    ['/favicon.png', { accept: 'image/*' }],
    ['/..%2f..%2fetc%2fpasswd', {}],
    ['//etc/passwd', {}],
    ['/%zz', {}],
  ])('are not what is missing at %s', async (url, headers) => {
    const reply = await get(url, headers);
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.json()).toMatchObject({ error: { message: expect.stringMatching(/\.$/) } });
  });

  it.each([['/half-life'], ['/share/abc'], ['/de-jargonizer/about']])(
    'are found at %s by a link checker that takes whatever there is',
    async (url) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await site.app.inject({ method, url, headers: { accept: '*/*' } });
        expect([reply.statusCode, reply.headers['content-type']]).toEqual([
          200,
          'text/html; charset=utf-8',
        ]);
      }
      expect((await get(url, { accept: 'application/json' })).statusCode).toBe(404);
      expect((await get('/nowhere', { accept: '*/*' })).statusCode).toBe(404);
    },
  );

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

describe('pages that were drawn ahead', () => {
  let own: TestSite;
  beforeAll(async () => {
    own = await openTestSite({ PUBLIC_URL: 'https://example.org/' });
    const pages = join(own.dependencies.webRoot, 'pages');
    await mkdir(join(pages, 'en/de-jargonizer'), { recursive: true });
    await mkdir(join(pages, 'he'));
    const preview = '<meta property="og:image" content="__PUBLIC_URL__/preview.png">';
    await writeFile(join(pages, 'en/index.html'), `<title>Home</title>${preview}`);
    await writeFile(join(pages, 'en/de-jargonizer/about.html'), '<title>About</title>');
    await writeFile(join(pages, 'en/other.html'), '<title>Other</title>');
    await writeFile(join(pages, 'he/index.html'), '<title>בית</title>');
    await writeFile(join(own.dependencies.webRoot, 'read.html'), '<title>Read</title>');
  }, 120_000);
  afterAll(() => own.close());

  const ask = (url: string, language = 'en') =>
    own.app.inject({ url, headers: { ...browser, 'accept-language': language } });

  it('do not reach readers of a text, who get a page of their own and no cookie', async () => {
    const reply = await ask('/read/abc');
    expect(reply.body).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
    expect(reply.body).toContain('<title>Read</title>');
    expect(reply.headers).not.toHaveProperty('set-cookie');
    expect((await ask('/')).headers).toHaveProperty('set-cookie');
    expect((await ask('/read')).body).toContain('<title>Other</title>');
  });

  it.each([
    ['/', 'en', 'Home'],
    ['/?from=mail', 'en', 'Home'],
    ['/', 'he-IL,he;q=0.9', 'בית'],
    ['/de-jargonizer/about', 'en', 'About'],
    ['/de-jargonizer/about/', 'en', 'About'],
    ['/share/abc', 'en', 'Other'],
    ['/other', 'en', 'Other'],
    ['/constructor', 'en', 'Other'],
    ['/../en/de-jargonizer/about', 'en', 'Other'],
    ['/%2e%2e/he/index', 'en', 'Other'],
  ])('are found by path and language: %s in %s', async (url, language, title) => {
    const reply = await ask(url, language);
    expect(reply.body).toContain(`<title>${title}</title>`);
    expect(reply.headers['vary']).toContain('accept-language');
  });

  it('name the picture of their preview by the address of the site', async () => {
    expect((await ask('/')).body).toContain('content="https://example.org/preview.png"');
  });

  it('give way to the bare page in a language without any', async () => {
    expect((await ask('/de-jargonizer/about', 'he')).body).toContain('/assets/app-1a2b3c.js');
  });
});

describe('the files of the site', () => {
  it('are kept for ever when their name holds their content', async () => {
    const reply = await get('/assets/app-1a2b3c.js');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toContain('javascript');
  });

  it('are kept for ever, for any site, below a version of the accessibility menu', async () => {
    const reply = await get('/accessibility/1.2.0-0a1b2c3d/panel.js');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get('/accessibility/panel.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/accessibility/1.2.0-ffffffff/panel.js')).statusCode).toBe(404);
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

  it('travel as they were packed at the build', async () => {
    const reply = await get('/assets/packed-1a2b3c.js', { 'accept-encoding': 'gzip, br' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['content-type']).toContain('javascript');
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.rawPayload.toString()).toBe('not really packed');
  });

  it('are sent in part to one who asks for a part', async () => {
    const reply = await get('/favicon.svg', { range: 'bytes=0-3' });
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([206, 4]);
    const packed = { 'accept-encoding': 'br', range: 'bytes=0-3' };
    expect((await get('/assets/packed-1a2b3c.js', packed)).statusCode).toBe(206);
  });

  it('come from memory as they come from the disk', async () => {
    const url = '/assets/packed-1a2b3c.js';
    const packed = { 'accept-encoding': 'gzip, br' };
    const headersOf = async (more: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
      const reply = await site.app.inject({ method, url, headers: { ...packed, ...more } });
      const { date: _at, etag: _tag, ...headers } = reply.headers;
      return [reply.statusCode, headers] as const;
    };
    const fromMemory = await headersOf({});
    const fromDisk = await headersOf({ 'if-unmodified-since': 'Fri, 31 Dec 2100 23:59:59 GMT' });
    // The library writes it larger, which says the same.
    const vary = String(fromDisk[1].vary).toLowerCase();
    expect(fromMemory).toEqual([200, { ...fromDisk[1], vary }]);
    expect(await headersOf({}, 'HEAD')).toEqual(fromMemory);
    const since = String(fromMemory[1]['last-modified']);
    expect((await headersOf({ 'if-modified-since': since }))[0]).toBe(304);
  });

  it('are those that were there at the start', async () => {
    await writeFile(join(site.dependencies.webRoot, 'later.txt'), 'put there by mistake');
    expect((await get('/later.txt')).statusCode).toBe(404);
  });

  it('hide what begins with a dot', async () => {
    expect((await get('/.built-from')).statusCode).toBe(404);
  });
});

describe('what a page may do', () => {
  it('is little', async () => {
    const { headers } = await get('/', browser);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("manifest-src 'self'");
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
    await writeFile(join(own.dependencies.webRoot, 'index.html'), '<meta nonce="__CSP_NONCE__">');
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

const openOwn = async (settings: Record<string, string> = {}) => {
  const own = await openTestSite(settings);
  const open = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await own.app.inject({ url, headers: { ...browser, ...headers } });
    return reply.cookies.find(({ name }) => name === 'visit');
  };
  const count = async () => (await own.app.inject({ url: '/GetVisits' })).json<number>();
  return { own, open, count };
};

describe('the visits', () => {
  it('are counted once in a browsing session, whatever is opened in it', async () => {
    const { own, open, count } = await openOwn();
    expect(await count()).toBe(0);
    const left = await open('/');
    const session = { cookie: `${left?.name}=${left?.value}` };
    for (const url of ['/', '/ethics', '/', '/share/a-token', '/half-life'])
      expect(await open(url, session)).toBeUndefined();
    await expect.poll(count).toBe(1);
    await open('/ethics');
    await expect.poll(count).toBe(2);
    await own.close();
  });

  it('leave a note that is the same for everybody and goes with the browser', async () => {
    const { own, open } = await openOwn({ PUBLIC_URL: 'https://words.example' });
    const notes = [await open('/'), await open('/ethics')];
    for (const note of notes)
      expect(note).toEqual({
        name: 'visit',
        value: 'counted',
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      });
    await own.close();
  });

  it('are not what nobody sees', async () => {
    const { own, open, count } = await openOwn();
    await own.app.inject({ method: 'HEAD', url: '/', headers: browser });
    await open('/', { 'sec-purpose': 'prefetch' });
    await open('/nowhere');
    await own.app.inject({ url: '/assets/app-1a2b3c.js' });
    await own.app.inject({ url: '/api/site' });
    await open('/');
    await expect.poll(count).toBe(1);
    await own.close();
  });
});
