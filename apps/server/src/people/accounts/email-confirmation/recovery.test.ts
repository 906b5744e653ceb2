import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  authSitesWith,
  password,
  tokenIn,
} from '../../../testing/auth-client-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';
import { hashToken } from '../sessions/tokens-and-recovery-codes.ts';

describeOnEveryDatabase('recovery', (openSite) => {
  const openAuthSite = authSitesWith(openSite);
  const next = 'another walk, in December';
  const clock = { ahead: 0 };
  let auth: AuthSite;
  beforeAll(async () => {
    auth = await openAuthSite(
      { PUBLIC_URL: 'https://words.example' },
      { now: () => new Date(Date.now() + clock.ahead) },
    );
  }, 120_000);
  afterAll(() => auth.close());

  /** The link of a letter as the form sends it: with the password that it sets. */
  const opened = (token_hash: string) =>
    ({ token_hash, type: 'recovery', password: next }) as const;
  const lastLetter = async (email: string) => (await auth.lettersTo(email)).at(-1);

  describe('a forgotten password', () => {
    it('is replaced also while a stranger, who registered the address, changes theirs', async () => {
      const email = 'squatted@example.org';
      const stranger = await auth.register(email);
      await auth.newClient().resetPasswordForEmail(email);
      const token_hash = tokenIn(await lastLetter(email));
      const change = (to: string, current_password: string) =>
        stranger.updateUser({ password: to, current_password });
      expect((await change('the first of a stranger', password)).error).toBeNull();
      expect((await auth.newClient().verifyOtp(opened(token_hash))).error).toBeNull();

      // The address is proved now: a change by its owner ends letters that wait.
      const owner = auth.newClient();
      await owner.signInWithPassword({ email, password: next });
      await auth.newClient().resetPasswordForEmail(email);
      const waiting = tokenIn(await lastLetter(email));
      const changed = { password: 'a fifth walk, in May', current_password: next };
      expect((await owner.updateUser(changed)).error).toBeNull();
      const late = await auth.newClient().verifyOtp(opened(waiting));
      expect(late.error?.code).toBe('otp_expired');
    });

    it.each(['implicit', 'pkce'] as const)(
      'is replaced through a letter (%s)',
      async (flowType) => {
        const email = `${flowType}@example.org`;
        await auth.register(email);
        const client = auth.newClient({ flowType });
        const asked = await client.resetPasswordForEmail(email);
        expect(asked.error).toBeNull();
        const letter = await lastLetter(email);
        expect(letter).toContain('Choose a new password');
        expect(letter).toMatch(
          /https:\/\/words\.example\/reset-password#token_hash=[\w-]{43}&type=recovery/,
        );

        const events: string[] = [];
        client.onAuthStateChange((event) => void events.push(event));
        const token_hash = tokenIn(letter);
        const choose = (chosen: object) =>
          client.verifyOtp({ token_hash, type: 'recovery', ...chosen });
        expect((await choose({})).error?.code).toBe('validation_failed');
        expect((await choose({ password: 'password' })).error).toMatchObject({
          reasons: ['common'],
        });
        expect((await choose({ password })).error?.code).toBe('same_password');
        expect((await choose({ password: next })).error).toBeNull();
        expect(events).toContain('PASSWORD_RECOVERY');
        expect(await lastLetter(email)).toContain('was changed just now');
        const other = auth.newClient();
        expect((await other.signInWithPassword({ email, password })).error).not.toBeNull();
        expect((await other.signInWithPassword({ email, password: next })).error).toBeNull();
      },
    );

    it('ends the API keys that were made before, with the letter alone', async () => {
      const email = 'keys@example.org';
      const client = await auth.register(email);
      const userId = (await client.getUser()).data.user?.id ?? '';
      const { apiKeys } = auth.site.dependencies.store;
      await apiKeys.make(userId, { name: 'Writer', hash: 'of a key', scope: 'read', days: 1 });
      await client.resetPasswordForEmail(email);
      await client.verifyOtp(opened(tokenIn(await lastLetter(email))));
      expect(await apiKeys.list(userId)).toEqual([]);
    });

    it('is replaced once with each link, and in Hebrew when that is the language', async () => {
      const email = 'hana@example.org';
      await auth.register(email);
      const client = auth.newClient({ headers: { 'Accept-Language': 'he-IL' } });
      await client.resetPasswordForEmail(email);
      const letter = await lastLetter(email);
      expect(letter).toContain('אם לא ביקשתם זאת');
      const token_hash = tokenIn(letter);
      expect((await client.verifyOtp({ token_hash, type: 'email_change' })).error).not.toBeNull();
      expect((await client.verifyOtp(opened(token_hash))).error).toBeNull();
      const again = await client.verifyOtp(opened(token_hash));
      expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 });
    });

    it('cannot be replaced with a link that is more than an hour old', async () => {
      const email = 'late@example.org';
      await auth.register(email);
      await auth.newClient().resetPasswordForEmail(email);
      const token_hash = tokenIn(await lastLetter(email));
      clock.ahead += 3_601_000;
      const { error } = await auth.newClient().verifyOtp(opened(token_hash));
      expect(error?.code).toBe('otp_expired');
    });

    it('is asked for with the same answer for an address nobody knows, and no letter', async () => {
      const { data, error } = await auth.newClient().resetPasswordForEmail('unknown@example.org');
      expect([data, error]).toEqual([{}, null]);
      expect(await auth.lettersTo('unknown@example.org')).toEqual([]);
    });

    it('fills nobody’s mailbox', async () => {
      const email = 'flooded@example.org';
      await auth.register(email);
      const codes: unknown[] = [];
      for (let n = 0; n < 7; n += 1) {
        const { error } = await auth.newClient().resetPasswordForEmail(email);
        codes.push(error?.code);
        // A letter still in the line goes with the link that a newer one replaces.
        await auth.site.app.workAfterReplies();
      }
      // Whoever gets no letter is told, as for an address that nobody knows.
      expect(new Set(codes.slice(0, 5))).toEqual(new Set([undefined]));
      expect(new Set(codes.slice(5))).toEqual(new Set(['over_email_send_rate_limit']));
      expect(await auth.lettersTo(email)).toHaveLength(5);
    });

    it('leads to another page of the site when asked to, and never elsewhere', async () => {
      const email = 'lead@example.org';
      await auth.register(email);
      const ask = async (redirectTo: string) => {
        await auth.newClient().resetPasswordForEmail(email, { redirectTo });
        return lastLetter(email);
      };
      expect(await ask('https://words.example/login')).toContain('https://words.example/login#');
      expect(await ask('https://evil.example/')).not.toContain('evil');
    });
  });

  describe('changing the password', () => {
    it('needs the current one, ends the other sessions, and is told by letter', async () => {
      const email = 'paula@example.org';
      const client = await auth.register(email);
      const other = auth.newClient();
      await other.signInWithPassword({ email, password });
      const change = (current_password?: string) =>
        client.updateUser({
          password: next,
          ...(current_password === undefined ? {} : { current_password }),
        });
      expect((await change()).error?.code).toBe('current_password_required');
      expect((await change('not the password')).error?.code).toBe('invalid_credentials');
      expect((await change(password)).error).toBeNull();
      expect((await client.getUser()).error).toBeNull();
      expect((await other.getUser()).error).not.toBeNull();
      expect(await lastLetter(email)).toContain('was changed just now');
    });

    it('is refused for a weak password and for the same one', async () => {
      const client = await auth.register('petra@example.org');
      const weak = await client.updateUser({ password: 'password', current_password: password });
      expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['common'] });
      const same = await client.updateUser({ password, current_password: password });
      expect(same.error?.code).toBe('same_password');
    });

    it('needs a session', async () => {
      const { error } = await auth.newClient().updateUser({ password: next });
      expect(error?.message).toBe('Auth session missing!');
    });
  });

  describe('changing the address', () => {
    it('takes effect when the new one is confirmed, and the old one is told', async () => {
      const client = await auth.register('old@example.org');
      const { data, error } = await client.updateUser({
        email: 'New@example.org',
        current_password: password,
      });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email: 'old@example.org', new_email: 'new@example.org' });
      expect(await lastLetter('old@example.org')).toContain('about to change');
      const token_hash = tokenIn(await lastLetter('new@example.org'));
      const stranger = await auth.newClient().verifyOtp({ token_hash, type: 'email_change' });
      expect(stranger.error?.code).toBe('invalid_credentials');
      const own = { token_hash, password, type: 'email_change' as const };
      const confirmed = await auth.newClient().verifyOtp(own);
      expect(confirmed.data.user?.email).toBe('new@example.org');
      expect((await client.getUser()).error).not.toBeNull();
    });

    it('ends the links that were sent to the old one', async () => {
      const email = 'left-behind@example.org';
      const client = await auth.register(email);
      await auth.newClient().resetPasswordForEmail(email);
      const token_hash = tokenIn(await lastLetter(email));
      await client.updateUser({ email: 'moved@example.org', current_password: password });
      const moving = tokenIn(await lastLetter('moved@example.org'));
      const move = { token_hash: moving, password, type: 'email_change' as const };
      await auth.newClient().verifyOtp(move);
      const { error } = await auth.newClient().verifyOtp(opened(token_hash));
      expect(error?.code).toBe('otp_expired');
      await auth.newClient().resetPasswordForEmail('moved@example.org');
      const current = tokenIn(await lastLetter('moved@example.org'));
      const used = await auth.newClient().verifyOtp(opened(current));
      expect(used.error).toBeNull();
    });

    it('ends a link to the old one that was on its way meanwhile', async () => {
      const client = await auth.register('on-its-way@example.org');
      const userId = (await client.getUser()).data.user?.id ?? '';
      const link = { userId, purpose: 'recovery', email: 'before@example.org' } as const;
      await auth.site.dependencies.store.links.add(link, hashToken('late'), 60);
      expect((await auth.newClient().verifyOtp(opened('late'))).error?.code).toBe('otp_expired');
    });

    it('needs the current password', async () => {
      const client = await auth.register('unlocked@example.org');
      const { error } = await client.updateUser({ email: 'thief@example.org' });
      expect(error?.code).toBe('current_password_required');
      expect(await auth.lettersTo('thief@example.org')).toEqual([]);
    });

    it('to one that has an account looks the same and does nothing', async () => {
      await auth.register('owner@example.org');
      const client = await auth.register('mover@example.org');
      const { error } = await client.updateUser({
        email: 'owner@example.org',
        current_password: password,
      });
      expect(error).toBeNull();
      expect(await auth.lettersTo('owner@example.org')).toEqual([]);
    });
  });

  const remove = async (client: Awaited<ReturnType<AuthSite['register']>>, body: object) => {
    const token = (await client.getSession()).data.session?.access_token ?? '';
    return auth.site.app.inject({
      method: 'DELETE',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
  };

  describe('deleting the account', () => {
    it('needs the password again, and leaves nothing', async () => {
      const client = await auth.register('leaver@example.org');
      const { store } = auth.site.dependencies;
      const id = (await client.getUser()).data.user?.id ?? '';
      await store.interactions.save('ethics', id, { original_text: 'mine' });
      expect((await remove(client, {})).json().code).toBe('current_password_required');
      expect((await remove(client, { password: 'wrong password' })).statusCode).toBe(400);
      expect(await store.users.byId(id)).not.toBeNull();
      expect((await remove(client, { password })).statusCode).toBe(204);
      expect(await store.users.byId(id)).toBeNull();
      expect(await store.demographics.of(id)).toBeNull();
      expect(await store.interactions.export(id)).toEqual([]);
      expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    });
  });
});
