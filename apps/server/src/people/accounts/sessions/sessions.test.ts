import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  details,
  authSitesWith,
  password,
} from '../../../testing/auth-client-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';

describeOnEveryDatabase('sessions', (openSite) => {
  const openAuthSite = authSitesWith(openSite);
  let auth: AuthSite;
  beforeAll(async () => {
    auth = await openAuthSite();
  }, 120_000);
  afterAll(() => auth.close());

  describe('signing up', () => {
    it('gives a session at once, in the shape of the specification', async () => {
      const { data, error } = await auth
        .newClient()
        .signUp({ email: 'Ada@Example.org', password, options: { data: details } });
      expect(error).toBeNull();
      expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 900 });
      expect(data.session?.access_token.split('.')).toHaveLength(3);
      expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1000);
      expect(data.user).toMatchObject({ email: 'ada@example.org', factors: [] });
      expect(data.user?.identities).toHaveLength(1);
    });

    it('writes the demographics down with the account', async () => {
      const client = auth.newClient();
      const { data } = await client.signUp({
        email: 'berta@example.org',
        password,
        options: { data: { ...details, gender: 'Female', first_language: 'he,ar', goals: '' } },
      });
      expect(await auth.site.dependencies.store.demographics.of(data.user?.id ?? '')).toMatchObject(
        {
          email: 'berta@example.org',
          gender: 'Female',
          first_language: 'he,ar',
          goals: null,
          acceptTermsPrivacyPolicy: true,
          rejectSaveData: false,
        },
      );
    });

    it('with e-mail and password alone keeps nothing, and has accepted no terms', async () => {
      const email = 'bare@example.org';
      const client = auth.newClient();
      expect((await client.signUp({ email, password })).error).toBeNull();
      const { store } = auth.site.dependencies;
      const id = (await store.users.byEmail(email))?.id ?? '';
      expect(await store.demographics.of(id)).toMatchObject({
        email,
        acceptTermsPrivacyPolicy: false,
        rejectSaveData: true,
      });
      expect(await store.consents.of(id)).toEqual([]);
    });

    it.each([
      [
        { ...details, acceptTermsPrivacyPolicy: false },
        'You must accept the Terms of Use and Privacy Policy to register.',
      ],
      [{ ...details, rejectSaveData: 'yes' }, 'Please select whether you want to save your texts.'],
    ])('with %o is refused: %s', async (data, sentence) => {
      const email = 'nobody@example.org';
      const { error } = await auth.newClient().signUp({ email, password, options: { data } });
      expect(error?.message).toBe(sentence);
      expect(await auth.site.dependencies.store.users.byEmail(email)).toBeNull();
    });

    it.each([
      ['short', 'length', 'Password should be at least 8 characters.'],
      ['x'.repeat(129), 'length', 'Password should be at most 128 characters.'],
      ['password1', 'common', /easy to guess/],
      ['Weak@example.org', 'common', /your own address/],
    ])('with the password %s is refused because of its %s', async (weak, reason, message) => {
      const { error } = await auth
        .newClient()
        .signUp({ email: 'weak@example.org', password: weak, options: { data: details } });
      expect(error).toMatchObject({
        name: 'AuthWeakPasswordError',
        reasons: [reason],
        status: 422,
      });
      expect(error?.message).toMatch(message);
    });

    it('without a password is refused in the words of the account service', async () => {
      const reply = await fetch(`${auth.url}/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'a@example.org' }),
      });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({
        code: 'validation_failed',
        error_code: 'validation_failed',
        msg: 'You must provide either an email or phone number and a password',
      });
    });

    it('with an address that is none, or a telephone, is refused', async () => {
      const options = { data: details };
      const client = auth.newClient();
      const none = await client.signUp({ email: 'ada', password, options });
      expect(none.error?.code).toBe('email_address_invalid');
      const telephone = await client.signUp({ phone: '+1', password, options });
      expect(telephone.error?.code).toBe('phone_provider_disabled');
    });

    it('with an address that has an account gives no session and tells only its owner', async () => {
      await auth.register('twice@example.org');
      const { data, error } = await auth.newClient().signUp({
        email: 'twice@example.org',
        password: 'another good password',
        options: { data: details },
      });
      expect(error).toBeNull();
      expect(data.session).toBeNull();
      expect(data.user?.email).toBe('twice@example.org');
      const [letter] = await auth.lettersTo('twice@example.org');
      expect(letter).toContain('You already have an account');
    });
  });

  const signIn = (email: string, typed: string) =>
    auth.newClient().signInWithPassword({ email, password: typed });

  describe('signing in', () => {
    beforeAll(() => auth.register('carla@example.org'));

    it('needs the right password, in whatever case the address is written', async () => {
      const { data, error } = await signIn(' CARLA@example.org', password);
      expect(error).toBeNull();
      expect(data.user?.email).toBe('carla@example.org');
    });

    it('says the same of a wrong password and of a person nobody knows', async () => {
      const wrong = await signIn('carla@example.org', 'not the password');
      const unknown = await signIn('unknown@example.org', 'not the password');
      expect(wrong.error?.message).toBe('Invalid login credentials');
      expect(unknown.error).toEqual(wrong.error);
    });

    it('takes the password in either form of its accents', async () => {
      await auth.newClient().signUp({
        email: 'dora@example.org',
        password: 'crème brûlée',
        options: { data: details },
      });
      const { error } = await signIn('dora@example.org', 'cre\u0300me bru\u0302le\u0301e');
      expect(error).toBeNull();
    });
  });

  describe('a session', () => {
    it('is refreshed with a new token each time', async () => {
      const client = await auth.register('emma@example.org');
      const before = (await client.getSession()).data.session;
      const { data, error } = await client.refreshSession();
      expect(error).toBeNull();
      expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
      expect((await client.getUser()).data.user?.email).toBe('emma@example.org');
    });

    it('stays when two tabs refresh at once', async () => {
      const client = await auth.register('fanny@example.org');
      const refresh_token = (await client.getSession()).data.session?.refresh_token ?? '';
      const tabs = [auth.newClient(), auth.newClient()];
      const both = await Promise.all(tabs.map((tab) => tab.refreshSession({ refresh_token })));
      expect(both.map(({ error }) => error)).toEqual([null, null]);
      for (const tab of tabs) expect((await tab.refreshSession()).error).toBeNull();
    });

    it('cannot be refreshed with a token somebody made up', async () => {
      const { error } = await auth.newClient().refreshSession({ refresh_token: 'made up' });
      expect(error).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
    });

    it('ends here only, elsewhere only, or everywhere', async () => {
      const first = await auth.register('gina@example.org');
      const second = auth.newClient();
      const third = auth.newClient();
      for (const client of [second, third])
        await client.signInWithPassword({ email: 'gina@example.org', password });
      const isIn = async (client: typeof first) => (await client.getUser()).error === null;

      await third.signOut({ scope: 'local' });
      expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([
        true,
        true,
        false,
      ]);
      await second.signOut({ scope: 'others' });
      expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
      await second.signOut();
      expect((await second.getUser()).error?.name).toBe('AuthSessionMissingError');
    });

    it('that was ended elsewhere is a missing session to the real client', async () => {
      const client = await auth.register('helga@example.org');
      const elsewhere = auth.newClient();
      await elsewhere.signInWithPassword({ email: 'helga@example.org', password });
      await elsewhere.signOut({ scope: 'global' });
      const { error } = await client.getUser();
      expect(error?.name).toBe('AuthSessionMissingError');
      expect((await client.getSession()).data.session).toBeNull();
    });
  });

  describe('refreshing too late', () => {
    it('after a reply was lost goes on, once', async () => {
      const clock = { ahead: 0 };
      const late = await openAuthSite({}, { now: () => new Date(Date.now() + clock.ahead) });
      try {
        const client = await late.register('ida@example.org');
        const kept = (await client.getSession()).data.session?.refresh_token ?? '';
        const lost = (await client.refreshSession()).data.session?.refresh_token ?? '';
        clock.ahead = 60_000;
        const again = await late.newClient().refreshSession({ refresh_token: kept });
        expect(again.error).toBeNull();
        const stray = await late.newClient().refreshSession({ refresh_token: lost });
        expect(stray.error?.code).toBe('refresh_token_already_used');
      } finally {
        await late.close();
      }
    }, 60_000);

    it('with a token whose child is in use ends the session for both', async () => {
      const clock = { ahead: 0 };
      const late = await openAuthSite({}, { now: () => new Date(Date.now() + clock.ahead) });
      try {
        const client = await late.register('ida@example.org');
        const stolen = (await client.getSession()).data.session?.refresh_token ?? '';
        await client.refreshSession();
        await client.refreshSession();
        clock.ahead = 11_000;
        const thief = await late.newClient().refreshSession({ refresh_token: stolen });
        expect(thief.error?.code).toBe('refresh_token_already_used');
        const { error } = await client.refreshSession();
        expect(error?.code).toBe('refresh_token_not_found');
      } finally {
        await late.close();
      }
    }, 60_000);
  });
});
