import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  authSitesWith,
  password,
  tokenIn,
} from '../../../testing/auth-client-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeOnEveryDatabase('what changes how a person signs in', (openSite) => {
  const openAuthSite = authSitesWith(openSite);
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  let auth: AuthSite;
  beforeAll(async () => {
    auth = await openAuthSite({}, { now: () => new Date(now()) });
  }, 120_000);
  afterAll(() => auth.close());

  type Client = ReturnType<AuthSite['newClient']>;

  const call = async (client: Client, route: string, payload?: object) => {
    const [method = 'GET', path = ''] = route.split(' ');
    const { session } = (await client.getSession()).data;
    return auth.site.app.inject({
      method: method as 'GET',
      url: `/auth/v1${path}`,
      headers: { authorization: `Bearer ${session?.access_token}` },
      ...(payload ? { payload } : {}),
    });
  };

  const order = async (client: Client) =>
    expect((await call(client, 'POST /factor-reset', {})).statusCode).toBe(200);

  async function later(milliseconds: number, ...clients: readonly Client[]) {
    clock.ahead += milliseconds;
    for (const client of clients) expect((await client.refreshSession()).error).toBeNull();
  }

  async function enrol(client: Client) {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp' });
    expect(error).toBeNull();
    return { id: data?.id ?? '', secret: data?.totp.secret ?? '' };
  }

  const showCode = (client: Client, { id, secret }: { id: string; secret: string }) => {
    clock.ahead += 30_000;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() });
    return client.mfa.challengeAndVerify({ factorId: id, code });
  };

  async function enrolled(email: string) {
    const { client, factor } = await claimed(email);
    // Its person has opened a letter before.
    const { data } = await client.getUser();
    await auth.site.dependencies.store.identities.prove(data.user?.id ?? '');
    return { client, factor };
  }

  /** An account with an authenticator app whose address nobody has verified. */
  async function claimed(email: string) {
    const client = await auth.register(email);
    const factor = await enrol(client);
    expect((await showCode(client, factor)).error).toBeNull();
    return { client, factor };
  }

  /** Opens a letter for a forgotten password and chooses a new one with it. */
  const openLetter = async (email: string, next = 'mine again in May') => {
    const client = auth.newClient();
    await client.resetPasswordForEmail(email);
    const token_hash = tokenIn((await auth.lettersTo(email)).findLast((one) => tokenIn(one)));
    const opened = { token_hash, type: 'recovery' as const, password: next };
    expect((await client.verifyOtp(opened)).error).toBeNull();
    return client;
  };

  const subjects = async (email: string) =>
    (await auth.lettersTo(email)).map((letter) => /Subject: Vernacular: (.*)/u.exec(letter)?.[1]);

  describe('a password alone', () => {
    it('ends no session of an owner who has a second factor, but its own', async () => {
      const email = 'ines@example.org';
      const { client } = await enrolled(email);
      for (const scope of ['others', 'global'] as const) {
        const thief = auth.newClient();
        await thief.signInWithPassword({ email, password });
        expect((await thief.signOut({ scope })).error).toBeNull();
      }
      expect((await client.getUser()).error).toBeNull();
      expect((await client.refreshSession()).error).toBeNull();
    });
  });

  describe('a letter to reset the password', () => {
    it('gives an account that a stranger registered to the owner of its address', async () => {
      const email = 'not-mine@example.org';
      const { client: stranger } = await claimed(email);
      const owner = await openLetter(email);
      expect((await stranger.getUser()).error).not.toBeNull();
      expect((await owner.mfa.listFactors()).data?.totp).toEqual([]);
      const again = await auth.newClient().signInWithPassword({ email, password });
      expect(again.error?.code).toBe('invalid_credentials');
    });

    it('moves no account to another address', async () => {
      const email = 'jona@example.org';
      await auth.register(email);
      const reader = await openLetter(email);
      const moved = await reader.updateUser({ email: 'elsewhere@example.org' });
      expect(moved.error).toMatchObject({ code: 'current_password_required' });
      expect(await auth.lettersTo('elsewhere@example.org')).toEqual([]);
    });

    it('is not used up by strangers who register with the same address', async () => {
      const email = 'kaya@example.org';
      await auth.register(email);
      const details = { acceptTermsPrivacyPolicy: true, rejectSaveData: true };
      for (let n = 0; n < 6; n += 1)
        await auth
          .newClient()
          .signUp({ email, password: `Another-${n}-long-one`, options: { data: details } });
      await openLetter(email);
      expect(await auth.lettersTo(email)).toHaveLength(4);
    });
  });

  describe('an old session', () => {
    it('must show the password again before an app is added, and not for a wrong one', async () => {
      const client = await auth.register('anna@example.org');
      await later(16 * minute, client);
      const refused = await client.mfa.enroll({ factorType: 'totp' });
      expect(refused.error).toMatchObject({ code: 'reauthentication_needed', status: 401 });

      const wrong = await call(client, 'POST /confirm-password', { password: 'not it at all' });
      expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'invalid_credentials']);
      expect((await client.mfa.enroll({ factorType: 'totp' })).error).not.toBeNull();

      expect((await call(client, 'POST /confirm-password', { password })).statusCode).toBe(204);
      await enrol(client);
      await later(16 * minute, client);
      expect((await client.mfa.enroll({ factorType: 'totp' })).error).not.toBeNull();
    });

    it('must show it before an app is removed or codes are made anew', async () => {
      const { client, factor } = await enrolled('berta@example.org');
      await later(16 * minute, client);
      expect((await client.mfa.unenroll({ factorId: factor.id })).error?.code).toBe(
        'reauthentication_needed',
      );
      expect((await call(client, 'POST /recovery-codes', {})).json().code).toBe(
        'reauthentication_needed',
      );
      await call(client, 'POST /confirm-password', { password });
      expect((await call(client, 'POST /recovery-codes', {})).statusCode).toBe(200);
      expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    });

    it('may still leave an app that was never finished', async () => {
      const client = await auth.register('clara@example.org');
      const { id } = await enrol(client);
      await later(16 * minute, client);
      expect((await client.mfa.unenroll({ factorId: id })).error).toBeNull();
    });
  });

  it('is told by letter: an app added and removed', async () => {
    const email = 'doris@example.org';
    const { client, factor } = await enrolled(email);
    await client.mfa.unenroll({ factorId: factor.id });
    expect(await subjects(email)).toEqual([
      'An authenticator app was added',
      'A second step was removed',
    ]);
  });

  describe('the devices of a person', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

    it('are listed and signed out one by one, and a new one is told by letter', async () => {
      const email = 'emma@example.org';
      const here = await auth.register(email);
      const there = auth.newClient({ headers: { 'User-Agent': firefox } });
      await there.signInWithPassword({ email, password });
      const [letter = ''] = await auth.lettersTo(email);
      expect(letter).toContain('Firefox, Linux');

      const list = (await call(here, 'GET /sessions')).json<{
        sessions: { id: string; device: string | null; is_this: boolean }[];
      }>().sessions;
      expect(list.map(({ device, is_this }) => [device, is_this])).toEqual(
        expect.arrayContaining([
          ['Firefox, Linux', false],
          [null, true],
        ]),
      );
      const other = list.find(({ is_this }) => !is_this)?.id ?? '';
      expect((await call(here, `DELETE /sessions/${other}`)).statusCode).toBe(204);
      expect((await there.getUser()).error).not.toBeNull();
      expect((await there.refreshSession()).error).not.toBeNull();
      expect((await here.getUser()).error).toBeNull();
      expect((await call(here, `DELETE /sessions/${other}`)).statusCode).toBe(404);
    });

    it('belong to that person', async () => {
      const mine = await auth.register('fanny@example.org');
      const other = await auth.register('gina@example.org');
      const [{ id } = { id: '' }] = (await call(mine, 'GET /sessions')).json<{
        sessions: { id: string }[];
      }>().sessions;
      expect((await call(other, `DELETE /sessions/${id}`)).statusCode).toBe(404);
      expect((await mine.getUser()).error).toBeNull();
    });
  });

  describe('a second step that its owner can no longer show', () => {
    it('is removed three days after a link from a letter was opened', async () => {
      const email = 'hana@example.org';
      await enrolled(email);
      await order(await openLetter(email));
      expect((await auth.lettersTo(email)).join()).toContain('Your second step will be removed');

      await later(2 * day);
      const early = await openLetter(email, 'mine again in June');
      expect((await early.mfa.listFactors()).data?.totp).toHaveLength(1);
      await later(day + minute);
      const due = await openLetter(email, 'mine again in July');
      expect((await due.mfa.listFactors()).data?.totp).toEqual([]);
      expect(await subjects(email)).toContain('A second step was removed');
    });

    it('is removed whatever a stranger does who knows the old password and has the app', async () => {
      const email = 'helga@example.org';
      const { client: open, factor } = await enrolled(email);
      const halfway = auth.newClient();
      await halfway.signInWithPassword({ email, password });
      await order(await openLetter(email));
      for (const stranger of [open, halfway]) {
        expect((await showCode(stranger, factor)).error).not.toBeNull();
        expect((await stranger.refreshSession()).error).not.toBeNull();
      }
      const again = await auth.newClient().signInWithPassword({ email, password });
      expect(again.error?.code).toBe('invalid_credentials');
      await later(3 * day + minute);
      const owner = await openLetter(email, 'mine again in June');
      expect((await owner.mfa.listFactors()).data?.totp).toEqual([]);
    });

    it('stays when its owner opens a letter too and shows a code meanwhile', async () => {
      const email = 'ida@example.org';
      const { factor } = await enrolled(email);
      await order(await openLetter(email, 'of who reads her mail'));
      const owner = await openLetter(email);
      expect((await showCode(owner, factor)).error).toBeNull();
      await later(4 * day);
      await openLetter(email, 'mine again in June');
      const { store } = auth.site.dependencies;
      const id = (await store.users.byEmail(email))?.id ?? '';
      expect(await store.factors.list(id)).toHaveLength(1);
    });

    it('is not removed for somebody who knows the password alone', async () => {
      const email = 'jana@example.org';
      await enrolled(email);
      const thief = auth.newClient();
      await thief.signInWithPassword({ email, password });
      expect((await call(thief, 'POST /factor-reset', {})).json().code).toBe(
        'reauthentication_needed',
      );
    });
  });

  it('is told to the old address when the address has changed', async () => {
    const [email, next] = ['karla@example.org', 'karla@example.net'];
    const client = await auth.register(email);
    await client.updateUser({ email: next, current_password: password });
    const token_hash = tokenIn((await auth.lettersTo(next)).at(-1));
    const opened = { token_hash, password, type: 'email_change' as const };
    await auth.newClient().verifyOtp(opened);
    expect((await subjects(email)).at(-1)).toBe('Your e-mail address was changed');
  });
});
