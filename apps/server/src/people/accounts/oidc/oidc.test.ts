import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  authSitesWith,
  details,
  password,
  tokenIn,
} from '../../../testing/auth-client-for-tests.ts';
import {
  openTestProvider,
  TestBrowser,
  type TestProvider,
} from '../../../testing/sign-in-provider-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';

const publicUrl = 'https://words.example';
const recovery = (token_hash: string) =>
  ({ token_hash, type: 'recovery', password: 'another quiet walk' }) as const;

describeOnEveryDatabase('signing in with a university', (openSite) => {
  const openAuthSite = authSitesWith(openSite);
  let auth: AuthSite;
  let uni: TestProvider;
  let other: TestProvider;
  let siteUrl: string;
  beforeAll(async () => {
    uni = await openTestProvider('uni', publicUrl);
    other = await openTestProvider('other', publicUrl);
    auth = await openAuthSite({
      PUBLIC_URL: publicUrl,
      OIDC_PROVIDERS: JSON.stringify([uni.described, other.described]),
    });
    siteUrl = new URL(auth.url).origin;
  }, 120_000);
  afterAll(async () => {
    await auth.close();
    await uni.close();
    await other.close();
  });

  const newBrowser = () => new TestBrowser(publicUrl, siteUrl);
  let browser: TestBrowser;
  beforeEach(() => {
    browser = newBrowser();
  });

  /** Registers somebody by the university; returns what the site says. */
  async function registerBy(name: string) {
    uni.person = { sub: name, email: `${name}@example.edu`, email_verified: true };
    expect(await browser.arrive('uni')).toBe('/register?arrived=uni&next=%2F');
    return browser.enter({ data: details });
  }
  const signIn = async (name: string) => {
    const { said } = await registerBy(name);
    return said as { access_token: string; refresh_token: string; user: { id: string } };
  };
  const start = async () => {
    const reply = await browser.send('/auth/v1/oidc/start', { provider: 'uni' });
    return ((await reply.json()) as { url: string }).url;
  };
  const link = async (who: string, proof: object) => {
    const client = await auth.register(who);
    const { data } = await client.getSession();
    const token = data.session?.access_token ?? '';
    const reply = await browser.send('/auth/v1/oidc/uni/link', proof, token);
    return { token, said: (await reply.json()) as { url?: string; code?: string } };
  };
  const ways = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await browser.call('/auth/v1/user/identities', { headers });
    return (await reply.json()) as { hasPassword: boolean; identities: { id: string }[] };
  };
  const part = async (token: string, id: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const address = `/auth/v1/user/identities/${id}`;
    return (await browser.call(address, { method: 'DELETE', headers })).status;
  };

  const store = () => auth.site.dependencies.store;

  describe('somebody new', () => {
    it('fills in the form, and is signed in without a password', async () => {
      uni.person = { sub: 'ada', email: 'Ada@Example.edu', email_verified: true };
      expect(await browser.arrive('uni', { next: '/ethics' })).toBe(
        '/register?arrived=uni&next=%2Fethics',
      );
      const who = await browser.call('/auth/v1/oidc/arrival');
      expect(await who.json()).toMatchObject({ email: 'ada@example.edu' });
      expect((await browser.enter({ data: { rejectSaveData: true } })).said).toMatchObject({
        code: 'validation_failed',
      });
      const { said, status } = await browser.enter({ data: { ...details, age: '25-34' } });
      expect([status, said]).toMatchObject([200, { user: { email: 'ada@example.edu' } }]);
      const client = auth.newClient();
      const session = said as { access_token: string; refresh_token: string };
      const { data, error } = await client.setSession(session);
      expect([error, data.user?.email]).toEqual([null, 'ada@example.edu']);
      const id = data.user?.id ?? '';
      expect(await store().demographics.of(id)).toMatchObject({ age: '25-34' });
      for (const guess of ['', password])
        expect(
          (await auth.newClient().signInWithPassword({ email: 'ada@example.edu', password: guess }))
            .error,
        ).not.toBeNull();
    });

    it('is known the next time, whatever the provider says of their address then', async () => {
      const first = await signIn('berta');
      uni.person = { sub: 'berta', email: 'berta.new@example.edu', email_verified: false };
      const again = newBrowser();
      expect(await again.arrive('uni', { next: '/profile' })).toBe(
        '/login?arrived=uni&next=%2Fprofile',
      );
      expect((await again.enter()).said).toMatchObject({ user: { id: first.user.id } });
    });

    it('stays out while an operator keeps the account shut, also in the middle of arriving', async () => {
      const { user } = await signIn('shut');
      const later = newBrowser();
      expect(await later.arrive('uni')).toBe('/login?arrived=uni&next=%2F');
      await store().users.disable(user.id);
      expect((await later.enter()).said).toMatchObject({ code: 'user_banned' });
      expect(await newBrowser().arrive('uni')).toBe('/login?trouble=disabled&with=uni&next=%2F');
      await store().users.enable(user.id);
      expect(await newBrowser().arrive('uni')).toBe('/login?arrived=uni&next=%2F');
    });

    it('gets one session for one arrival', async () => {
      await signIn('clara');
      expect((await browser.enter({ data: details })).said).toMatchObject({ code: 'sign_in_over' });
    });
  });

  describe('an address that has an account', () => {
    it('opens it when both sides have confirmed it, and its owner gets a letter', async () => {
      const email = 'dora@example.edu';
      const client = await auth.register(email);
      await client.resetPasswordForEmail(email);
      const token_hash = tokenIn((await auth.lettersTo(email)).at(-1));
      await client.verifyOtp(recovery(token_hash));
      uni.person = { sub: 'dora', email, email_verified: true };
      expect(await browser.arrive('uni')).toBe('/login?arrived=uni&next=%2F');
      const { said } = await browser.enter();
      expect(said).toMatchObject({ user: { email } });
      const letters = await auth.lettersTo(email);
      expect(letters.join('')).toContain('One more way to sign in');
    });

    it('is new when nobody ever confirmed it: the registration of a stranger ends', async () => {
      const email = 'waiting@example.edu';
      const stranger = await store().users.register({
        email,
        passwordHash: 'a hash',
        isConfirmed: false,
        demographics: { ...details, goals: 'of a stranger' },
      });
      const { user } = await signIn('waiting');
      expect(await store().users.byId(stranger?.id ?? '')).toBeNull();
      expect(await store().users.byEmail(email)).toMatchObject({ id: user.id, passwordHash: '' });
      expect(await store().demographics.of(user.id)).toMatchObject({ goals: null });
    });

    it('stays shut when nobody has proved it here: it may be a trap', async () => {
      const email = 'eva@example.edu';
      await auth.register(email);
      uni.person = { sub: 'eva', email, email_verified: true };
      expect(await browser.arrive('uni')).toBe('/login?trouble=hasAccount&with=uni&next=%2F');
      expect((await browser.enter({ data: details })).status).toBe(400);
    });

    it('opens when a letter was opened, which ended the password a stranger may have chosen', async () => {
      const email = 'flora@example.edu';
      const client = await auth.register(email);
      await client.resetPasswordForEmail(email);
      const token_hash = tokenIn((await auth.lettersTo(email)).at(-1));
      await auth.newClient().verifyOtp(recovery(token_hash));
      uni.person = { sub: 'flora', email, email_verified: true };
      expect(await browser.arrive('uni')).toBe('/login?arrived=uni&next=%2F');
      expect((await auth.newClient().signInWithPassword({ email, password })).error?.code).toBe(
        'invalid_credentials',
      );
    });

    it('stays shut to a provider that only asserts it', async () => {
      await signIn('victim');
      for (const email_verified of [false, undefined]) {
        other.person = {
          sub: 'thief',
          email: 'victim@example.edu',
          ...(email_verified === undefined ? {} : { email_verified }),
        };
        const thief = newBrowser();
        expect(await thief.arrive('other')).toBe('/login?trouble=unconfirmed&with=other&next=%2F');
        expect((await thief.enter({ data: details })).status).toBe(400);
      }
    });

    it('stays shut to whoever has it at the same provider after its owner', async () => {
      await signIn('gina');
      uni.person = { sub: 'gina-the-second', email: 'gina@example.edu', email_verified: true };
      expect(await newBrowser().arrive('uni')).toContain('trouble=hasAccount');
    });
  });

  it('lets in nobody without an address, and calls nobody back who turned away', async () => {
    uni.person = { sub: 'nameless' };
    expect(await browser.arrive('uni')).toContain('trouble=noAddress');
    uni.person = null;
    expect(await newBrowser().arrive('uni', { next: '/ethics' })).toBe(
      '/login?trouble=cancelled&with=uni&next=%2Fethics',
    );
  });

  it('leads nowhere else', async () => {
    uni.person = { sub: 'hanna', email: 'hanna@example.edu', email_verified: true };
    const led = await browser.arrive('uni', { next: 'https://evil.example/' });
    expect(led.startsWith('/register?')).toBe(true);
  });

  describe('an answer that nobody asked for', () => {
    const over = '/login?trouble=over';
    beforeEach(() => {
      uni.person = { sub: 'ines', email: 'ines@example.edu', email_verified: true };
      other.person = uni.person;
    });

    it('has another state, or none', async () => {
      const back = new URL(await browser.walk(await start()));
      back.searchParams.set('state', 'forged');
      expect(await browser.land(back.href)).toBe(over);
      await start();
      back.searchParams.delete('state');
      expect(await browser.land(back.href)).toBe(over);
    });

    it('comes in another browser: a link that would sign somebody in as a stranger', async () => {
      const back = await browser.walk(await start());
      expect(await newBrowser().land(back)).toBe(over);
    });

    it('comes twice', async () => {
      const back = await browser.walk(await start());
      expect(await browser.land(back)).toContain('/register?arrived=uni');
      expect(await browser.land(back)).toBe(over);
    });

    it('brings a code that was used', async () => {
      const back = new URL(await browser.walk(await start()));
      await browser.land(back.href);
      const next = new URL(await start());
      back.searchParams.set('state', next.searchParams.get('state') ?? '');
      expect(await browser.land(back.href)).toContain('trouble=refused');
    });

    it('brings a code that another browser got', async () => {
      const stolen = new URL(await browser.walk(await start()));
      const thief = newBrowser();
      const reply = await thief.send('/auth/v1/oidc/start', { provider: 'uni' });
      const { url } = (await reply.json()) as { url: string };
      stolen.searchParams.set('state', new URL(url).searchParams.get('state') ?? '');
      expect(await thief.land(stolen.href)).toContain('trouble=refused');
    });

    it('comes from another provider than was asked', async () => {
      const back = await browser.walk(await start());
      expect(await browser.land(back.replace('/oidc/uni/', '/oidc/other/'))).toBe(over);
      const honest = new URL(await browser.walk(await start()));
      honest.searchParams.set('iss', other.issuer);
      expect(await browser.land(honest.href)).toContain('trouble=refused');
    });

    it('is a page elsewhere that posts', async () => {
      await browser.land(await browser.walk(await start()));
      const reply = await browser.call('/auth/v1/oidc/arrival', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
        body: JSON.stringify({ data: details }),
      });
      expect(await reply.json()).toMatchObject({ code: 'sign_in_over' });
    });
  });

  describe('one more way to sign in', () => {
    it('is added in the profile with the password, whatever its address, and taken away', async () => {
      expect((await link('jana@example.org', {})).said.code).toBe('current_password_required');
      uni.person = { sub: 'jana' };
      const { token, said } = await link('jana2@example.org', { password });
      expect(await browser.land(await browser.walk(said.url ?? ''))).toBe('/profile?joined=uni');
      const { identities, hasPassword } = await ways(token);
      expect([hasPassword, identities]).toMatchObject([true, [{ provider: 'uni' }]]);
      expect(await newBrowser().arrive('uni')).toContain('/login?arrived=uni');
      browser = newBrowser();
      const stranger = await signIn('kim');
      expect(await part(stranger.access_token, identities[0]?.id ?? '')).toBe(404);
      expect(await part(token, identities[0]?.id ?? '')).toBe(204);
      expect((await ways(token)).identities).toEqual([]);
    });

    it('is nobody else’s', async () => {
      await signIn('lara');
      const { said } = await link('lara@example.org', { password });
      expect(await browser.land(await browser.walk(said.url ?? ''))).toBe(
        '/profile?trouble=someoneElse&with=uni',
      );
    });

    it('goes when the owner of an address takes the account of a squatter back', async () => {
      const email = 'owner@example.edu';
      uni.person = { sub: 'squatter' };
      const { said } = await link(email, { password });
      expect(await browser.land(await browser.walk(said.url ?? ''))).toBe('/profile?joined=uni');
      const owner = auth.newClient();
      await owner.resetPasswordForEmail(email);
      const token_hash = tokenIn((await auth.lettersTo(email)).at(-1));
      await owner.verifyOtp(recovery(token_hash));
      expect(await newBrowser().arrive('uni')).toContain('trouble=noAddress');
    });

    it('is kept while it is the last', async () => {
      const { access_token } = await signIn('mona');
      const { hasPassword, identities } = await ways(access_token);
      expect([hasPassword, await part(access_token, identities[0]?.id ?? '')]).toEqual([
        false,
        422,
      ]);
    });
  });

  it('asks for the second step of whoever has one', async () => {
    const { user } = await signIn('nora');
    const { id } = await store().factors.add(user.id, { friendlyName: null, secret: 'ABCDEFGH' });
    const challenge = await store().factors.challenge(id);
    await store().factors.accept(id, challenge.id, 1);
    const again = newBrowser();
    await again.arrive('uni');
    const { said } = await again.enter();
    const headers = { authorization: `Bearer ${String(said['access_token'])}` };
    expect((await again.call('/api/profile', { headers })).status).toBe(401);
  });

  it('ends with the account, which its data show before', async () => {
    const { user, access_token } = await signIn('olga');
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
    const data = await browser.call('/api/profile/export', { headers });
    expect(await data.json()).toMatchObject({
      account: { identities: [{ issuer: uni.issuer, subject: 'olga', email: 'olga@example.edu' }] },
    });
    const gone = await browser.call('/auth/v1/user', { method: 'DELETE', headers, body: '{}' });
    expect(gone.status).toBe(204);
    expect(await store().identities.list(user.id)).toEqual([]);
    expect(await newBrowser().arrive('uni')).toContain('/register?arrived=uni');
  });

  it('leaves neither code nor state nor address in the log', async () => {
    uni.person = { sub: 'petra', email: 'petra@example.edu', email_verified: true };
    const { url } = (await (
      await browser.send('/auth/v1/oidc/start', { provider: 'uni' })
    ).json()) as { url: string };
    const back = new URL(await browser.walk(url));
    await browser.land(back.href);
    const { said } = await browser.enter({ data: details });
    for (const secret of [
      back.searchParams.get('code'),
      back.searchParams.get('state'),
      said['access_token'],
      'petra@example.edu',
    ])
      expect(auth.site.log()).not.toContain(secret);
  });

  it('says calmly that there is no such provider', async () => {
    const unknown = await browser.send('/auth/v1/oidc/start', { provider: 'none' });
    expect(await unknown.json()).toMatchObject({ code: 'provider_not_found' });
  });
});
