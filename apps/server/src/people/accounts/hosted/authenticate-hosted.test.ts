import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../../testing/site-for-tests.ts';

const noFactors = (reply: ServerResponse): unknown => reply.end('{"factors":[]}');

describe('a hosted account service', () => {
  let site: TestSite;
  let authUrl: string;
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  const asked: string[] = [];
  let say = noFactors;
  const published = createServer((request, reply) => {
    if (request.url === '/auth/v1/user') {
      asked.push(request.headers.authorization ?? '');
      say(reply);
      return;
    }
    void exportJWK(keys.publicKey).then((key) =>
      reply.end(JSON.stringify({ keys: [{ ...key, kid: 'theirs', alg: 'ES256', use: 'sig' }] })),
    );
  });
  beforeAll(async () => {
    keys = await generateKeyPair('ES256');
    published.listen(0, '127.0.0.1');
    await once(published, 'listening');
    const address = published.address();
    authUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/auth/v1`;
    site = await openTestSite({ AUTH_URL: authUrl });
  }, 120_000);
  afterAll(async () => {
    await site.close();
    published.close();
  });

  const sign = (claims: object, { issuer = authUrl, ends = '15m', key = keys.privateKey } = {}) =>
    new SignJWT({ email: 'ada@example.org', role: 'authenticated', ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'theirs', typ: 'JWT' })
      .setSubject('11111111-2222-4333-8444-555555555555')
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setExpirationTime(ends)
      .sign(key);
  const ask = async (token: string) =>
    (await site.app.inject({ url: '/GetVisits', headers: { authorization: `Bearer ${token}` } }))
      .statusCode;

  it('tells who people are by its tokens, and what they said when registering', async () => {
    const user_metadata = {
      acceptTermsPrivacyPolicy: true,
      rejectSaveData: false,
      gender: 'Other',
    };
    expect(await ask(await sign({ user_metadata }))).toBe(200);
    const { demographics } = site.dependencies.store;
    expect(await demographics.of('11111111-2222-4333-8444-555555555555')).toMatchObject({
      email: 'ada@example.org',
      gender: 'Other',
      rejectSaveData: false,
    });
  });

  it('is not replaced by somebody else’s tokens, nor by old ones', async () => {
    const thief = await generateKeyPair('ES256');
    expect(await ask(await sign({}, { key: thief.privateKey }))).toBe(401);
    expect(await ask(await sign({}, { issuer: 'https://evil.example' }))).toBe(401);
    expect(await ask(await sign({}, { ends: '-1m' }))).toBe(401);
    expect(await ask('x')).toBe(401);
  });

  const hasFactor = (status: string) => {
    say = (reply) => reply.end(JSON.stringify({ factors: [{ status, factor_type: 'totp' }] }));
  };
  let count = 0;
  /** A token of its own, so that no earlier answer is remembered for it. */
  const tokenAt = (aal?: string) => sign({ aal, session_id: `session-${(count += 1)}` });

  it('lets in nobody whose second factor is still to be shown', async () => {
    hasFactor('verified');
    const reply = await site.app.inject({
      url: '/GetVisits',
      headers: { authorization: `Bearer ${await tokenAt('aal1')}` },
    });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      401,
      { error: { code: 'second-factor-needed' } },
    ]);
    expect(await ask(await tokenAt())).toBe(401);
    expect(await ask(await tokenAt('aal2'))).toBe(200);
    hasFactor('unverified');
    expect(await ask(await tokenAt('aal1'))).toBe(200);
  });

  it('is asked once a minute about a token, and about one with both steps never', async () => {
    hasFactor('unverified');
    const token = await tokenAt('aal1');
    const before = asked.length;
    await Promise.all([ask(token), ask(token)]);
    await ask(await tokenAt('aal2'));
    expect(asked.slice(before)).toEqual([`Bearer ${token}`]);
  });

  it('lets in nobody when it has ended the session or cannot be asked', async () => {
    say = (reply) => reply.writeHead(403).end('{}');
    expect(await ask(await tokenAt('aal1'))).toBe(401);
    say = (reply) => reply.writeHead(502).end();
    const token = await tokenAt('aal1');
    const reply = await site.app.inject({
      url: '/GetVisits',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      '60',
      { error: { code: 'accounts-silent', message: expect.stringContaining('Nothing is lost') } },
    ]);
    say = (answer) => answer.end('<p>A proxy speaks.</p>');
    expect(await ask(await tokenAt('aal1'))).toBe(503);
    hasFactor('unverified');
    expect(await ask(token)).toBe(200);
  });

  it('signs nobody out while it is away', async () => {
    const away = await openTestSite({ AUTH_URL: 'http://127.0.0.1:9/auth/v1' });
    const token = await sign({}, { issuer: 'http://127.0.0.1:9/auth/v1' });
    const headers = { authorization: `Bearer ${token}` };
    expect((await away.app.inject({ url: '/GetVisits', headers })).statusCode).toBe(503);
    const nonsense = { authorization: 'Bearer x' };
    expect((await away.app.inject({ url: '/GetVisits', headers: nonsense })).statusCode).toBe(401);
    await away.close();
  });

  it('takes the place of our own calls', async () => {
    const reply = await site.app.inject({ method: 'POST', url: '/auth/v1/signup', payload: {} });
    expect(reply.statusCode).toBe(404);
  });
});
