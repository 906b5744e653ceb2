import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AuthSite, details, openAuthSite } from '../../../testing/auth-client-for-tests.ts';
import { TestBrowser } from '../../../testing/sign-in-provider-for-tests.ts';

const publicUrl = 'https://words.example';

/** What a provider may say of who came, and how. */
interface Said {
  readonly claims?: object;
  readonly issuer?: string;
  readonly audience?: string;
  readonly age?: number;
  readonly isForged?: boolean;
  readonly userInfo?: object;
  readonly status?: number;
}

/** Naming an address without a word on whether it is confirmed. */
const silent = (email: string) => ({ claims: { email, email_verified: undefined } });

describe('a provider that lies', () => {
  let issuer = '';
  let auth: AuthSite;
  let said: Said = {};
  let nonce = '';
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let foreign: typeof keys;

  const person = { email: 'ada@example.edu', email_verified: true };
  const sign = (of: Said) => {
    const at = Math.floor(Date.now() / 1000) - (of.age ?? 0);
    return new SignJWT({ ...person, nonce, ...of.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'theirs' })
      .setSubject('ada')
      .setIssuer(of.issuer ?? issuer)
      .setAudience(of.audience ?? 'vernacular')
      .setIssuedAt(at)
      .setExpirationTime(at + 300)
      .sign((of.isForged ? foreign : keys).privateKey);
  };
  const pages: Readonly<Record<string, () => object | Promise<object>>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorise`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': async () => ({
      keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'theirs', alg: 'RS256', use: 'sig' }],
    }),
    '/token': async () => ({
      access_token: 'a',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await sign(said),
    }),
    '/me': () => said.userInfo ?? { sub: 'ada' },
  };
  const send = async (path: string, reply: ServerResponse) => {
    const isSpeaking = said.status === undefined || path !== '/token';
    reply.writeHead(isSpeaking ? 200 : (said.status ?? 200), {
      'content-type': 'application/json',
    });
    reply.end(JSON.stringify((await pages[path]?.()) ?? {}));
  };
  const server = createServer((request, reply) => void send(request.url ?? '', reply));

  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    foreign = await generateKeyPair('RS256');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const mute = { id: 'mute', label: 'Mute', issuer: 'http://127.0.0.1:9', clientId: 'x' };
    const uni = { id: 'uni', label: 'Uni', issuer, clientId: 'vernacular', clientSecret: 's' };
    auth = await openAuthSite({
      PUBLIC_URL: publicUrl,
      OIDC_PROVIDERS: JSON.stringify([{ ...uni, vouchesFor: ['example.edu'] }, mute]),
    });
  }, 120_000);
  afterAll(async () => {
    await auth.close();
    server.close();
    server.closeAllConnections();
  });

  const newBrowser = () => new TestBrowser(publicUrl, new URL(auth.url).origin);

  /** The page somebody is led to whom the provider speaks of so. */
  async function arrive(next: Said, isNonceRight = true, browser = newBrowser()): Promise<string> {
    said = next;
    const reply = await browser.send('/auth/v1/oidc/start', { provider: 'uni' });
    const { searchParams } = new URL(((await reply.json()) as { url: string }).url);
    nonce = isNonceRight ? (searchParams.get('nonce') ?? '') : 'of another sign-in';
    const state = searchParams.get('state') ?? '';
    return browser.land(`/auth/v1/oidc/uni/callback?code=c&state=${state}`);
  }

  const believed = '/register?arrived=uni&next=%2F';
  const refused = '/login?trouble=refused&with=uni&next=%2F';

  it('is believed while it does not', async () => {
    expect(await arrive({})).toBe(believed);
  });

  it.each<[string, Said]>([
    ['for another site', { audience: 'another' }],
    ['in the name of another provider', { issuer: 'https://id.example.edu' }],
    ['with a key that is not its own', { isForged: true }],
    ['of long ago', { age: 3600 }],
    ['of the future', { age: -3600, claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } }],
  ])('is not believed when it speaks %s', async (_name, lie) => {
    expect(await arrive(lie)).toBe(refused);
  });

  it('is not believed when its answer was made for another sign-in', async () => {
    expect(await arrive({}, false)).toBe(refused);
    expect(await arrive({ claims: { nonce: undefined } })).toBe(refused);
  });

  it('may have a clock that is half a minute off', async () => {
    expect(await arrive({ age: 330 })).toBe(believed);
  });

  it('is not asked about somebody else', async () => {
    const userInfo = { sub: 'victim', ...person };
    expect(await arrive({ claims: { email: undefined }, userInfo })).toBe(refused);
  });

  it('does not confirm an address in one place that it names in another', async () => {
    const userInfo = { sub: 'ada', email: 'ada@elsewhere.example' };
    expect(await arrive({ claims: { email: undefined }, userInfo })).toContain(
      'trouble=unconfirmed',
    );
  });

  it('vouches in silence for its own domains alone, and never against its word', async () => {
    expect(await arrive(silent('eva@example.edu'))).toBe(believed);
    expect(await arrive(silent('eva@elsewhere.example'))).toContain('trouble=unconfirmed');
    expect(await arrive(silent('eva@sub.example.edu'))).toContain('trouble=unconfirmed');
    expect(await arrive({ claims: { email_verified: false } })).toContain('trouble=unconfirmed');
  });

  it('vouches for a fresh sign-in only where the person proved it there just now', async () => {
    const claims = { email: 'zoe@example.edu' };
    const first = newBrowser();
    await arrive({ claims }, true, first);
    await first.enter({ data: details });
    const enrols = async (minutes: number) => {
      const browser = newBrowser();
      const auth_time = Math.floor(Date.now() / 1000) - minutes * 60;
      await arrive({ claims: { ...claims, auth_time } }, true, browser);
      const { said: session } = await browser.enter();
      const token = String(session['access_token']);
      const reply = await browser.send('/auth/v1/factors', { factor_type: 'totp' }, token);
      return ((await reply.json()) as { code?: string }).code ?? 'enrolled';
    };
    expect(await enrols(16)).toBe('reauthentication_needed');
    expect(await enrols(1)).toBe('enrolled');
  });

  it('is told from one that does not answer', async () => {
    expect(await arrive({ status: 502 })).toBe('/login?trouble=unreachable&with=uni&next=%2F');
    const reply = await newBrowser().send('/auth/v1/oidc/start', { provider: 'mute' });
    expect([reply.status, await reply.json()]).toMatchObject([
      503,
      { code: 'provider_unreachable' },
    ]);
  });
});
