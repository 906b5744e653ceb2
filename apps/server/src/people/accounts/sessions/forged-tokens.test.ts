import { createHmac, generateKeyPairSync, sign as signBytes } from 'node:crypto';

import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openKeyRing } from './key-ring.ts';
import { type AuthSite, openAuthSite, password } from '../../../testing/auth-client-for-tests.ts';

type Claims = Record<string, unknown>;

/** What both an account call and any other answer to a token that is not good. */
const refused = [401, true, 401, 'signed-out'];

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (token: string, n: number) =>
  JSON.parse(Buffer.from(token.split('.')[n] ?? '', 'base64url').toString()) as Claims;

const thief = generateKeyPairSync('ed25519');
const byThief = (header: Claims, claims: Claims) => {
  const content = `${part(header)}.${part(claims)}`;
  return `${content}.${signBytes(null, Buffer.from(content), thief.privateKey).toString('base64url')}`;
};

describe('an access token', () => {
  let auth: AuthSite;
  let token: string;
  let refreshToken: string;
  let header: Claims;
  let claims: Claims;
  const clock = { ahead: 0 };
  beforeAll(async () => {
    auth = await openAuthSite({}, { now: () => new Date(Date.now() + clock.ahead) });
    const client = await auth.register('ada@example.org');
    const { session } = (await client.getSession()).data;
    token = session?.access_token ?? '';
    refreshToken = session?.refresh_token ?? '';
    header = read(token, 0);
    claims = read(token, 1);
  }, 120_000);
  afterAll(() => auth.close());

  const ask = async (bearer: string, url = '/auth/v1/user') =>
    auth.site.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });
  const answersTo = async (bearer: string) => {
    const account = await ask(bearer);
    const call = await ask(bearer, '/GetVisits');
    return [account.statusCode, 'msg' in account.json(), call.statusCode, call.json().error?.code];
  };
  const hmac = (secret: string) => {
    const content = `${part({ ...header, alg: 'HS256' })}.${part(claims)}`;
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  };
  const published = async () =>
    (await auth.site.app.inject({ url: '/auth/v1/.well-known/jwks.json' })).json().keys[0] as {
      x: string;
    };

  it('is good as it was given', async () => {
    expect((await ask(token)).statusCode).toBe(200);
    expect((await ask(token, '/GetVisits')).statusCode).toBe(200);
    expect(header).toEqual({ alg: 'EdDSA', typ: 'JWT', kid: expect.any(String) as string });
    expect(claims).toMatchObject({ aud: 'authenticated', role: 'authenticated', aal: 'aal1' });
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(900);
  });

  it('is checked by published keys that hold no secret', async () => {
    const key = await published();
    expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', kid: header['kid'], use: 'sig' });
    expect(key).not.toHaveProperty('d');
  });

  it('is refused with the algorithm none', async () => {
    for (const alg of ['none', 'None', 'NONE', '']) {
      expect(await answersTo(`${part({ ...header, alg })}.${part(claims)}.`)).toEqual(refused);
      expect(
        await answersTo(`${part({ ...header, alg })}.${part(claims)}.${token.split('.')[2]}`),
      ).toEqual(refused);
    }
  });

  it('is refused when signed by HS256 with the public key as the secret', async () => {
    const { x } = await published();
    expect(await answersTo(hmac(x))).toEqual(refused);
    expect(await answersTo(hmac(Buffer.from(x, 'base64url').toString('latin1')))).toEqual(refused);
    expect(await answersTo(hmac(JSON.stringify(await published())))).toEqual(refused);
    expect(await answersTo(hmac(''))).toEqual(refused);
  });

  it('is refused when its content was changed', async () => {
    const [head, , signature] = token.split('.');
    expect(await answersTo(`${head}.${part({ ...claims, aal: 'aal2' })}.${signature}`)).toEqual(
      refused,
    );
    expect(
      await answersTo(`${head}.${part({ ...claims, exp: 9_999_999_999 })}.${signature}`),
    ).toEqual(refused);
  });

  it('is refused when signed by somebody else under our key id', async () => {
    expect(await answersTo(byThief(header, claims))).toEqual(refused);
  });

  it('is refused with a key id nobody knows, or one that is a path', async () => {
    for (const kid of ['unknown', '../../signing-keys.json', '/dev/null', "' or 1=1 --", '', null])
      expect(await answersTo(byThief({ ...header, kid }, claims))).toEqual(refused);
    const { kid: _kid, ...without } = header;
    expect(await answersTo(byThief(without, claims))).toEqual(refused);
  });

  it('is refused when it brings its own key', async () => {
    const jwk = thief.publicKey.export({ format: 'jwk' });
    for (const more of [
      { jwk },
      { jku: 'https://evil.example/keys' },
      { x5u: 'https://evil.example/cert' },
      { x5c: ['AAAA'] },
      { crit: ['exp'] },
    ])
      expect(await answersTo(byThief({ ...header, ...more }, claims))).toEqual(refused);
  });

  it('is refused when it is damaged', async () => {
    const [head, body] = token.split('.');
    for (const damaged of [
      token.slice(0, -10),
      `${head}.${body}`,
      `${head}.${body}.`,
      `${token}.${body}`,
      `${token}x`,
      'x',
      '...',
      'a'.repeat(8000),
    ])
      expect(await answersTo(damaged)).toEqual(refused);
  });

  it('is refused when it is a refresh token', async () => {
    expect(await answersTo(refreshToken)).toEqual(refused);
  });

  it('is refused under another scheme', async () => {
    for (const authorization of ['Basic YTpi', token, 'Bearer', 'Bearer  ', `Token ${token}`]) {
      const reply = await auth.site.app.inject({ url: '/GetVisits', headers: { authorization } });
      expect(reply.statusCode).toBe(401);
    }
  });

  it('is refused when another site gave it', async () => {
    const other = await openAuthSite({ PUBLIC_URL: 'https://other.example' });
    const client = await other.register('ada@example.org');
    const foreign = (await client.getSession()).data.session?.access_token ?? '';
    await other.close();
    expect(await answersTo(foreign)).toEqual(refused);
  });

  it('is refused for another issuer, though our key signed it', async () => {
    const place = auth.site.dependencies.config.DATA_DIR;
    const elsewhere = await openAuthSite(
      { PUBLIC_URL: 'https://other.example', DATA_DIR: place },
      { store: auth.site.dependencies.store },
    );
    const client = elsewhere.newClient();
    await client.signInWithPassword({ email: 'ada@example.org', password });
    const foreign = (await client.getSession()).data.session?.access_token ?? '';
    await elsewhere.site.app.close();
    expect(read(foreign, 0)['kid']).toBe(header['kid']);
    expect(await answersTo(foreign)).toEqual(refused);
  });

  it('is refused for another audience or kind, or without an end, though our key signed it', async () => {
    const { newest } = await openKeyRing(auth.site.dependencies.store.signingKeys);
    const signed = (changes: Claims, typ = 'JWT') =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'EdDSA', kid: newest.id, typ })
        .sign(newest.key);
    expect((await ask(await signed({}))).statusCode).toBe(200);
    for (const changes of [
      { aud: 'somebody else' },
      { aud: undefined },
      { exp: undefined },
      { session_id: undefined },
      { session_id: "' or 1=1 --" },
      { sub: '11111111-2222-4333-8444-555555555555' },
    ])
      expect(await answersTo(await signed(changes))).toEqual(refused);
    expect(await answersTo(await signed({}, 'logout+jwt'))).toEqual(refused);
  });

  it('is refused when its session was ended', async () => {
    const client = auth.newClient();
    await client.signInWithPassword({ email: 'ada@example.org', password });
    const ended = (await client.getSession()).data.session?.access_token ?? '';
    expect((await ask(ended)).statusCode).toBe(200);
    await client.signOut({ scope: 'local' });
    expect(await answersTo(ended)).toEqual(refused);
  });

  it('is refused when its person is gone', async () => {
    const client = await auth.register('gone@example.org');
    const { session } = (await client.getSession()).data;
    await auth.site.dependencies.store.users.erase(session?.user.id ?? '');
    expect(await answersTo(session?.access_token ?? '')).toEqual(refused);
  });

  it('is refused a quarter of an hour later', async () => {
    clock.ahead = 800_000;
    expect((await ask(token)).statusCode).toBe(200);
    clock.ahead = 901_000;
    expect(await answersTo(token)).toEqual(refused);
    clock.ahead = 0;
  });
});
