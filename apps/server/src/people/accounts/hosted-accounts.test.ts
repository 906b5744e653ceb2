import { once } from 'node:events';
import { createServer } from 'node:http';

import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

describe('a hosted account service', () => {
  let site: TestSite;
  let authUrl: string;
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  const published = createServer((_request, reply) => {
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
    const { demographics } = site.outside.store;
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

  it('takes the place of our own calls', async () => {
    const reply = await site.app.inject({ method: 'POST', url: '/auth/v1/signup', payload: {} });
    expect(reply.statusCode).toBe(404);
  });
});
