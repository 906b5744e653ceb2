import { generateKeyPairSync } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  authSitesWith,
  password,
  tokenIn,
} from '../../../testing/auth-client-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';
import {
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from '../../../testing/software-authenticator-for-tests.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code?: string }).code;

describeOnEveryDatabase('passkeys', (openSite) => {
  const openAuthSite = authSitesWith(openSite);
  const clock = { ahead: 0 };
  let auth: AuthSite;
  beforeAll(async () => {
    auth = await openAuthSite({}, { now: () => new Date(Date.now() + clock.ahead) });
  }, 120_000);
  afterAll(() => auth.close());

  type Client = ReturnType<AuthSite['newClient']>;
  type Forgery = Parameters<SoftwareAuthenticator['get']>[1];

  const post = async (
    client: Client | null,
    path: string,
    payload: object = {},
    headers: Record<string, string> = {},
  ) => {
    const { session } = (await client?.getSession())?.data ?? {};
    return auth.site.app.inject({
      method: 'POST',
      url: `/auth/v1${path}`,
      headers: { ...headers, ...(session && { authorization: `Bearer ${session.access_token}` }) },
      payload,
    });
  };

  interface Options {
    readonly challenge: string;
    readonly user: { readonly id: string };
    readonly allowCredentials: readonly { readonly id: string }[];
    readonly excludeCredentials: readonly { readonly id: string }[];
  }

  async function begin(client: Client, friendly_name?: string) {
    const enrol = { factor_type: 'webauthn', friendly_name };
    const { id } = (await post(client, '/factors', enrol, { 'user-agent': firefox })).json();
    return { id: String(id), ...(await challenge(client, String(id))) };
  }

  async function challenge(client: Client, factorId: string) {
    const begun = (await post(client, `/factors/${factorId}/challenge`)).json<{
      id: string;
      webauthn: { type: string; credential_options: { publicKey: Options } };
    }>();
    const { type, credential_options } = begun.webauthn;
    return { challengeId: begun.id, type, options: credential_options.publicKey };
  }

  const verify = (client: Client, factorId: string, challengeId: string, sent: object) =>
    post(client, `/factors/${factorId}/verify`, {
      challenge_id: challengeId,
      webauthn: { type: 'create', credential_response: sent },
    });

  async function add(client: Client, key: SoftwareAuthenticator, name?: string) {
    const { id, challengeId, options } = await begin(client, name);
    const reply = await verify(client, id, challengeId, key.create(options));
    expect(reply.statusCode).toBe(200);
    expect((await client.setSession(reply.json())).error).toBeNull();
    return id;
  }

  async function registered(email: string, key = softwareAuthenticator()) {
    const client = await auth.register(email);
    const { data } = await client.getUser();
    const id = await add(client, key, 'Laptop');
    return { client, key, id, email, userId: data.user?.id ?? '' };
  }

  /** What a browser that comes to sign in is given. */
  async function arrive(cookie?: string) {
    const headers = cookie === undefined ? undefined : { cookie };
    const reply = await post(null, '/passkeys/authentication/options', {}, headers);
    const { challenge_id, options } = reply.json<{ challenge_id: string; options: Options }>();
    const [set] = reply.cookies;
    return { challenge_id, options, cookie: `${set?.name}=${set?.value}`, set };
  }

  type Arrival = Awaited<ReturnType<typeof arrive>>;
  const show = ({ challenge_id, cookie }: Omit<Arrival, 'set'>, credential: object) =>
    post(null, '/passkeys/authentication/verify', { challenge_id, credential }, { cookie });

  async function signIn(key: SoftwareAuthenticator, forged?: Forgery) {
    const arrived = await arrive();
    return show(arrived, key.get(arrived.options, forged));
  }

  const later = async (milliseconds: number, ...clients: readonly Client[]) => {
    clock.ahead += milliseconds;
    for (const client of clients) expect((await client.refreshSession()).error).toBeNull();
  };

  const subjects = async (email: string) =>
    (await auth.lettersTo(email)).map((letter) => /Subject: Vernacular: (.*)/u.exec(letter)?.[1]);

  const prove = (userId: string) => auth.site.dependencies.store.identities.prove(userId);

  const openLetter = async (email: string, next = 'mine again in May') => {
    const client = auth.newClient();
    await client.resetPasswordForEmail(email);
    const token_hash = tokenIn((await auth.lettersTo(email)).findLast((one) => tokenIn(one)));
    const opened = { token_hash, type: 'recovery' as const, password: next };
    expect((await client.verifyOtp(opened)).error).toBeNull();
    return client;
  };

  describe('as the first way in', () => {
    it('sign in without the password, and count as both steps', async () => {
      const { key, userId } = await registered('ada@example.org');
      const reply = await signIn(key);
      expect(reply.statusCode).toBe(200);
      const client = auth.newClient();
      await client.setSession(reply.json());
      expect((await client.getUser()).data.user?.id).toBe(userId);
      expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
        currentLevel: 'aal2',
        nextLevel: 'aal2',
      });
      expect((await client.refreshSession()).error).toBeNull();
      const { options } = await arrive();
      expect(options.allowCredentials ?? []).toEqual([]);
    });

    it('keep their challenge for one browser, one use and five minutes', async () => {
      const { key } = await registered('berta@example.org');
      const arrived = await arrive();
      expect(arrived.set).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
      expect(Buffer.from(arrived.options.challenge, 'base64url')).toHaveLength(32);
      const shown = key.get(arrived.options);
      const elsewhere = { ...arrived, cookie: (await arrive()).cookie };
      expect(codeOf(await show(elsewhere, shown))).toBe('mfa_challenge_expired');
      expect((await show(arrived, shown)).statusCode).toBe(200);
      expect(codeOf(await show(arrived, shown))).toBe('mfa_challenge_expired');

      const late = await arrive();
      await later(5 * minute + 1000);
      expect(codeOf(await show(late, key.get(late.options)))).toBe('mfa_challenge_expired');
    });

    it('may be asked for in two tabs of a browser', async () => {
      const { key } = await registered('bruno@example.org');
      const first = await arrive();
      const second = await arrive(first.cookie);
      expect((await show(first, key.get(first.options))).statusCode).toBe(200);
      expect((await show(second, key.get(second.options))).statusCode).toBe(200);
    });

    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    it.each<[string, NonNullable<Forgery>]>([
      ['made on another site', { origin: 'http://localhost:3001' }],
      ['made on a site of another name', { origin: 'https://evil.example', rpId: 'evil.example' }],
      ['signed by another key', { key: privateKey }],
      ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
      ['without a PIN, finger or face', { isVerified: false }],
      ['that names another person', { userHandle: Buffer.from('someone').toString('base64url') }],
    ])('refuse an answer %s', async (what, forged) => {
      const { key } = await registered(`${what.replaceAll(/[^a-z]/g, '')}@example.org`);
      expect(codeOf(await signIn(key, forged))).toBe('mfa_verification_failed');
      expect((await signIn(key)).statusCode).toBe(200);
    });

    it('refuse an answer whose counter went back, which a copy would give', async () => {
      const { key } = await registered('clara@example.org');
      expect((await signIn(key, { counter: 9 })).statusCode).toBe(200);
      for (const counter of [9, 3, 0])
        expect(codeOf(await signIn(key, { counter }))).toBe('mfa_verification_failed');
      expect((await signIn(key, { counter: 10 })).statusCode).toBe(200);
    });

    it('may have no counter, as those that are on several devices', async () => {
      const { key } = await registered(
        'dora@example.org',
        softwareAuthenticator({ counts: false }),
      );
      expect((await signIn(key)).statusCode).toBe(200);
      expect((await signIn(key)).statusCode).toBe(200);
    });

    it('open nothing once removed, nor before they are verified', async () => {
      const { client, key, id } = await registered('emma@example.org');
      expect((await client.mfa.unenroll({ factorId: id })).error).toBeNull();
      expect(codeOf(await signIn(key))).toBe('webauthn_credential_not_found');

      const unfinished = softwareAuthenticator();
      const { options } = await begin(client);
      unfinished.create(options);
      expect(codeOf(await signIn(unfinished))).toBe('webauthn_credential_not_found');
    });

    it('open no account that is switched off', async () => {
      const { key, userId } = await registered('frida@example.org');
      await auth.site.dependencies.store.users.disable(userId);
      expect(codeOf(await signIn(key))).toBe('user_banned');
    });

    it.each([{}, { challenge_id: 'x', credential: {} }, { credential: { id: '1', response: {} } }])(
      'answer %j with a refusal',
      async (payload) => {
        const reply = await post(null, '/passkeys/authentication/verify', payload);
        expect([reply.statusCode, codeOf(reply)]).toEqual([400, 'validation_failed']);
      },
    );
  });

  describe('as the second step', () => {
    it('are asked for after the password, and until then nothing can be reached', async () => {
      const { key, id, email } = await registered('gina@example.org');
      const client = auth.newClient();
      await client.signInWithPassword({ email, password });
      expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
        currentLevel: 'aal1',
        nextLevel: 'aal2',
      });
      expect(codeOf(await post(client, '/recovery-codes'))).toBe('insufficient_aal');
      const { challengeId, type, options } = await challenge(client, id);
      expect([type, options.allowCredentials]).toMatchObject([
        'request',
        [{ id: key.credentialId }],
      ]);
      const shown = key.get(options);
      const reply = await verify(client, id, challengeId, shown);
      expect(reply.statusCode).toBe(200);
      expect(codeOf(await verify(client, id, challengeId, shown))).toBe('mfa_challenge_expired');
      await client.setSession(reply.json());
      expect((await post(client, '/recovery-codes')).statusCode).toBe(200);
    });

    it('may be another passkey of the account than the one that was named', async () => {
      const { client, id, email } = await registered('hana@example.org');
      const second = softwareAuthenticator();
      await add(client, second, 'Phone');
      const here = auth.newClient();
      await here.signInWithPassword({ email, password });
      const { challengeId, options } = await challenge(here, id);
      expect((await verify(here, id, challengeId, second.get(options))).statusCode).toBe(200);
    });

    it('refuse the passkey of another account, and a challenge of another session', async () => {
      const mine = await registered('helga@example.org');
      const other = await registered('other@example.org');
      const client = auth.newClient();
      await client.signInWithPassword({ email: mine.email, password });
      const begun = await challenge(client, mine.id);
      const theirs = other.key.get(begun.options);
      expect(codeOf(await verify(client, mine.id, begun.challengeId, theirs))).toBe(
        'webauthn_credential_not_found',
      );
      const { challengeId, options } = await challenge(client, mine.id);
      const shown = mine.key.get(options);
      expect(codeOf(await verify(mine.client, mine.id, challengeId, shown))).toBe(
        'mfa_challenge_expired',
      );
      const code = await post(client, `/factors/${mine.id}/verify`, {
        challenge_id: challengeId,
        code: '000000',
      });
      expect(codeOf(code)).toBe('validation_failed');
    });
  });

  describe('on the profile', () => {
    it('are named, listed, and told by letter when one is added or removed', async () => {
      const { client, id, email } = await registered('ida@example.org');
      const nameless = await add(client, softwareAuthenticator());
      const factors = (await client.mfa.listFactors()).data?.all.map((factor) => [
        factor.id,
        factor.factor_type,
        factor.friendly_name,
      ]);
      expect(factors).toEqual([
        [id, 'webauthn', 'Laptop'],
        [nameless, 'webauthn', 'Firefox, Linux'],
      ]);
      await client.mfa.unenroll({ factorId: id });
      expect(await subjects(email)).toEqual([
        'A passkey was added',
        'A passkey was added',
        'A second step was removed',
      ]);
    });

    it('are added and removed with a fresh proof alone', async () => {
      const { client, id } = await registered('jana@example.org');
      await later(16 * minute, client);
      const refused = await post(client, '/factors', { factor_type: 'webauthn' });
      expect(codeOf(refused)).toBe('reauthentication_needed');
      expect((await client.mfa.unenroll({ factorId: id })).error?.code).toBe(
        'reauthentication_needed',
      );
      await post(client, '/confirm-password', { password });
      await add(client, softwareAuthenticator());
      expect((await client.mfa.unenroll({ factorId: id })).error).toBeNull();
    });

    it.each([true, false])(
      'are a fresh proof themselves, with a password or without: %s',
      async (hasPassword) => {
        const email = `proof-${hasPassword}@example.org`;
        const { client, key, id, userId } = await registered(email);
        const { users, sessions } = auth.site.dependencies.store;
        const [here] = await sessions.list(userId);
        // As somebody who registered through a provider.
        if (!hasPassword) await users.changePassword(userId, '', here?.id ?? null);
        await later(16 * minute, client);
        const enrol = () => post(client, '/factors', { factor_type: 'webauthn' });
        expect(codeOf(await enrol())).toBe('reauthentication_needed');
        const { challengeId, options } = await challenge(client, id);
        const forged = key.get(options, { isVerified: false });
        expect(codeOf(await verify(client, id, challengeId, forged))).toBe(
          'mfa_verification_failed',
        );
        expect(codeOf(await enrol())).toBe('reauthentication_needed');
        const again = await challenge(client, id);
        const reply = await verify(client, id, again.challengeId, key.get(again.options));
        await client.setSession(reply.json());
        expect((await enrol()).statusCode).toBe(200);
        const { session } = (await client.getSession()).data;
        const made = await auth.site.app.inject({
          method: 'POST',
          url: '/api/keys',
          headers: { authorization: `Bearer ${session?.access_token}` },
          payload: { name: 'Writer' },
        });
        expect(made.statusCode).toBe(200);
      },
    );

    it('are registered once, and not for another site', async () => {
      const { client, key } = await registered('karla@example.org');
      const { id, challengeId, options } = await begin(client);
      expect(options.excludeCredentials).toMatchObject([{ id: key.credentialId }]);
      expect(codeOf(await verify(client, id, challengeId, key.create(options)))).toBe(
        'mfa_verification_failed',
      );
      const other = await auth.register('karls-other@example.org');
      const theirs = await begin(other);
      const taken = await verify(other, theirs.id, theirs.challengeId, key.create(theirs.options));
      expect(codeOf(taken)).toBe('mfa_verification_failed');
      for (const forged of [{ origin: 'https://evil.example' }, { isVerified: false }]) {
        const next = await begin(client);
        const made = softwareAuthenticator().create(next.options, forged);
        expect(codeOf(await verify(client, next.id, next.challengeId, made))).toBe(
          'mfa_verification_failed',
        );
      }
    });
  });

  describe('when a letter has proved the address', () => {
    it('go with all else of the stranger who registered it', async () => {
      const { client, key, email } = await registered('not-mine@example.org');
      const owner = await openLetter(email);
      expect((await owner.mfa.listFactors()).data?.all).toEqual([]);
      expect((await client.getUser()).error).not.toBeNull();
      expect(codeOf(await signIn(key))).toBe('webauthn_credential_not_found');
    });

    it('sign nobody in alone until they were shown after the new password', async () => {
      const { key, id, email, userId } = await registered('laura@example.org');
      await prove(userId);
      const owner = await openLetter(email);
      expect(codeOf(await signIn(key))).toBe('password_first');
      const { challengeId, options } = await challenge(owner, id);
      expect((await verify(owner, id, challengeId, key.get(options))).statusCode).toBe(200);
      expect((await signIn(key)).statusCode).toBe(200);
    });

    it('go three days after that was ordered, and cannot call it off alone', async () => {
      const { key, email, userId } = await registered('maria@example.org');
      await prove(userId);
      const owner = await openLetter(email);
      expect((await post(owner, '/factor-reset')).statusCode).toBe(200);
      expect(codeOf(await signIn(key))).toBe('password_first');
      await later(3 * day + minute);
      const due = await openLetter(email, 'mine again in June');
      expect((await due.mfa.listFactors()).data?.all).toEqual([]);
      expect(codeOf(await signIn(key))).toBe('webauthn_credential_not_found');
    });
  });
});

describeOnEveryDatabase('REQUIRE_MFA', (openSite) => {
  const openAuthSite = authSitesWith(openSite);

  it.each([
    ['none', []],
    ['operators', ['boss@example.org']],
    ['all', ['boss@example.org', 'writer@example.org']],
  ])('%s asks a second step of %j', async (REQUIRE_MFA, asked) => {
    const auth = await openAuthSite({ REQUIRE_MFA, OPERATORS: 'Boss@example.org' });
    try {
      for (const email of ['boss@example.org', 'writer@example.org']) {
        const client = await auth.register(email);
        const must = asked.includes(email);
        const { session } = (await client.getSession()).data;
        expect(session?.user.app_metadata['must_have_factor']).toBe(must);
        const headers = { authorization: `Bearer ${session?.access_token}` };
        for (const [method, url] of [
          ['GET', '/api/profile'],
          ['GET', '/api/profile/export'],
          ['GET', '/api/tasks'],
          ['GET', '/auth/v1/sessions'],
          ['DELETE', '/auth/v1/user'],
        ] as const) {
          if (!must && method === 'DELETE') continue;
          const reply = await auth.site.app.inject({
            method,
            url,
            headers,
            ...(method === 'DELETE' && { payload: { password } }),
          });
          expect([url, reply.statusCode]).toEqual([url, must ? 401 : 200]);
        }
        const key = softwareAuthenticator();
        const send = async (path: string, payload: object) => {
          const reply = await auth.site.app.inject({
            method: 'POST',
            url: `/auth/v1/factors${path}`,
            headers,
            payload,
          });
          return reply.json();
        };
        const { id } = await send('', { factor_type: 'webauthn' });
        const begun = await send(`/${id}/challenge`, {});
        const credential_response = key.create(begun.webauthn.credential_options.publicKey);
        const raised = await send(`/${id}/verify`, {
          challenge_id: begun.id,
          webauthn: { credential_response },
        });
        const profile = await auth.site.app.inject({
          url: '/api/profile',
          headers: { authorization: `Bearer ${raised.access_token}` },
        });
        expect(profile.statusCode).toBe(200);
      }
    } finally {
      await auth.close();
    }
  });
});
