import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../site-for-tests.ts';
import { socketTo } from '../socket-for-tests.ts';

let site: TestSite;
let send: Awaited<ReturnType<typeof socketTo>>;
beforeAll(async () => {
  site = await openTestSite();
  send = await socketTo(site);
}, 120_000);
afterAll(() => site.close());

interface Heard {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Says exactly these bytes and hears the answer in its parts. */
async function say(words: string | Buffer): Promise<Heard> {
  const [head = '', ...rest] = (await send(words)).split('\r\n\r\n');
  return { status: Number(head.slice(9, 12)), head, body: rest.join('\r\n\r\n') };
}

const request = (
  line: string,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '',
) => {
  const all = {
    host: 'localhost',
    connection: 'close',
    ...(body.length > 0 ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([
    Buffer.from(`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    Buffer.from(body),
  ]);
};

const codeIn = ({ body }: Heard) =>
  (JSON.parse(body) as { error?: { code: string }; code?: string }).error?.code ??
  (JSON.parse(body) as { code?: string }).code;

const part = (disposition: string, content = 'The kinase.') =>
  `--x\r\nContent-Disposition: form-data${disposition}\r\n\r\n${content}\r\n`;
const text = part('; name="ContentTA"');

const form = (body: string, type = 'multipart/form-data; boundary=x', path = 'TextGrading/Grade') =>
  say(request(`POST /api/${path}`, { 'content-type': type }, body));

describe('a form', () => {
  it.each([
    ['without a boundary', `${text}--x--\r\n`, 'multipart/form-data'],
    ['with another boundary than it says', `${text}--x--\r\n`, 'multipart/form-data; boundary=y'],
    ['that breaks off in a part', text, undefined],
    ['that breaks off in a head', '--x\r\nContent-Disposition: form-da', undefined],
    ['with a part that says nothing of itself', '--x\r\n\r\nabc\r\n--x--\r\n', undefined],
    ['with a part without a name', `${part('')}--x--\r\n`, undefined],
    ['with nothing in it', '', undefined],
    ['with a field __proto__', `${part('; name="__proto__"')}--x--\r\n`, undefined],
    ['with a boundary of 10,000 signs', '', `multipart/form-data; boundary=${'x'.repeat(10_000)}`],
  ])('%s is refused', async (_what, body, type) => {
    const heard = await form(body, type);
    expect(heard.status).toBe(400);
    expect(['invalid-request', 'nothing-to-grade']).toContain(codeIn(heard));
  });

  it('with 200 fields is refused', async () => {
    const body = Array.from({ length: 200 }, (_, n) => part(`; name="f${n}"`)).join('');
    const heard = await form(`${body}--x--\r\n`);
    expect([heard.status, codeIn(heard)]).toEqual([413, 'request-too-large']);
  });

  it.each(['; name="ArticleFU"', '; name="ArticleFU"; filename=""'])(
    'with a file that has no name is refused as none that can be read: %s',
    async (disposition) => {
      const heard = await form(`${part(disposition)}--x--\r\n`);
      expect([heard.status, codeIn(heard)]).toEqual([415, 'unsupported-file']);
    },
  );

  it('with a file named like a path is graded under its last name', async () => {
    const heard = await form(
      `${part('; name="ArticleFU"; filename="../../etc/passwd.txt"')}--x--\r\n`,
    );
    expect(JSON.parse(heard.body)).toMatchObject({ name: 'passwd' });
  });
});

describe('a body of another kind than the call takes', () => {
  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png'])(
    'is refused: %s',
    async (type) => {
      for (const path of ['/api/HalfLife', '/api/shares', '/api/TextGrading/Grade']) {
        const heard = await say(request(`POST ${path}`, { 'content-type': type }, '{}'));
        expect([401, 415]).toContain(heard.status);
      }
      const account = await say(request('POST /auth/v1/signup', { 'content-type': type }, '{}'));
      expect(account.status).toBe(400);
    },
  );

  it('is refused when it is packed', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await say(request('POST /api/HalfLife', headers, 'no gzip'))).status).toBe(400);
  });
});

describe('a body that is too large', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['/api/HalfLife', 'request-too-large'],
    ['/api/shares', 'request-too-large'],
    ['/auth/v1/signup', 'request_too_large'],
    ['/auth/v1/token?grant_type=password', 'request_too_large'],
  ])('is refused at %s; the client hears it, and may ask for more', async (path, code) => {
    const body = `{"a":"${'x'.repeat(5_000_000)}"}`;
    const large = request(`POST ${path}`, { ...json, connection: 'keep-alive' }, body);
    const heard = await say(Buffer.concat([large, request('GET /healthz')]));
    expect(heard.status).toBe(413);
    expect(heard.body).toContain(`"code":"${code}"`);
    expect(heard.body).toContain('{"status":"up"}');
  });

  it('of 10,000 messages is answered, and the site goes on', async () => {
    const Messages = Array.from({ length: 10_000 }, (_, n) => ({
      Id: String(n),
      Text: 'bees fly',
      IsStudent: n % 2 === 0,
    }));
    const body = JSON.stringify({ currentStage: 1, Messages });
    expect((await say(request('POST /api/HalfLife', json, body))).status).toBe(200);
    expect((await say(request('GET /healthz'))).status).toBe(200);
  });
});

describe('an address', () => {
  const html = { accept: 'text/html' };
  it.each([
    '/locale/../../../etc/passwd',
    '/locale/..%2f..%2f..%2fpackage.json',
    '/locale/..%5c..%5cpackage.json',
    '/accessibility/%2e%2e/%2e%2e/package.json',
    '/dictionaries/..%2f..%2fvernacular.db',
    '/assets/%2e%2e/index.html',
    '/favicon.svg%00.js',
    '/locale/.git/config',
    '//etc/passwd',
    '/%',
    '/%ff%fe',
  ])('leads nowhere dependencies: %s', async (path) => {
    const heard = await say(request(`GET ${path}`));
    expect([400, 404]).toContain(heard.status);
    expect(heard.body).toMatch(/^\{"error"/);
    expect(heard.head).toMatch(/^content-security-policy: default-src 'none'[^]*nosniff/im);
  });

  it.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/index.html//evil.example',
  ])('sends nobody to another site: %s', async (path) => {
    const heard = await say(request(`GET ${path}`, html));
    expect(heard.head).not.toMatch(/^location:/im);
  });

  it('may be asked for with any method, and little is answered', async () => {
    for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'PATCH', 'DELETE', 'BREW'])
      for (const path of ['/', '/api/HalfLife', '/GetVisits']) {
        const heard = await say(request(`${method} ${path}`));
        expect([400, 404]).toContain(heard.status);
        expect(heard.head).not.toMatch(/access-control/i);
      }
  });

  it('of a file gives the part that is asked for', async () => {
    const some = await say(request('GET /favicon.svg', { range: 'bytes=0-3' }));
    expect([some.status, some.body]).toEqual([206, '<svg']);
    expect((await say(request('GET /favicon.svg', { range: 'bytes=9999-' }))).status).toBe(416);
    const ranges = Array.from({ length: 1000 }, () => '0-1').join(',');
    expect((await say(request('GET /favicon.svg', { range: `bytes=${ranges}` }))).status).toBe(206);
  });
});

describe('words between two requests', () => {
  it.each([
    [
      'a length and chunks at once',
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
    ],
    ['a chunk without a size', 'Transfer-Encoding: chunked\r\n\r\nZZ\r\n'],
    ['a length below zero', 'Content-Length: -5\r\n\r\n'],
  ])('are no second request: %s', async (_what, rest) => {
    const head = 'POST /api/HalfLife HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const heard = await say(head + rest);
    expect([heard.status, codeIn(heard)]).toEqual([400, 'invalid-request']);
  });
});

it('none of this was a fault of the site', () => {
  expect(site.log()).not.toMatch(/"level":(50|60)/);
});
