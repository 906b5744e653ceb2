import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AuthSite, authSitesWith, password } from '../../../testing/auth-client-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';

describeOnEveryDatabase('second factors', (openSite) => {
  const openAuthSite = authSitesWith(openSite);
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  let auth: AuthSite;
  beforeAll(async () => {
    auth = await openAuthSite({}, { now: () => new Date(now()) });
  }, 120_000);
  afterAll(() => auth.close());

  type Client = ReturnType<AuthSite['newClient']>;

  /** What the app on the telephone shows. Each look is half a minute later: no code comes twice. */
  const codeOf = (secret: string) => {
    clock.ahead += 30_000;
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() });
  };

  async function enrol(client: Client, friendlyName = 'Phone') {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
    expect(error).toBeNull();
    return { id: data?.id ?? '', secret: data?.totp.secret ?? '', totp: data?.totp };
  }

  const verify = (client: Client, factorId: string, secret: string) =>
    client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });

  async function enrolled(email: string) {
    const client = await auth.register(email);
    const factor = await enrol(client);
    expect((await verify(client, factor.id, factor.secret)).error).toBeNull();
    return { client, factor, email };
  }

  const bearer = async (client: Client) => ({
    authorization: `Bearer ${(await client.getSession()).data.session?.access_token}`,
  });

  describe('an authenticator app', () => {
    it('is enrolled with a picture, and verified by a code', async () => {
      const client = await auth.register('ada@example.org');
      const { id, secret, totp } = await enrol(client);
      expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
      expect(totp?.uri).toMatch(/^otpauth:\/\/totp\/Vernacular:ada/);
      expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1');

      const wrong = await client.mfa.challengeAndVerify({ factorId: id, code: '000000' });
      expect(wrong.error?.code).toBe('mfa_verification_failed');
      const right = await verify(client, id, secret);
      expect(right.error).toBeNull();
      const level = await client.mfa.getAuthenticatorAssuranceLevel();
      expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
      expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
        { id, friendly_name: 'Phone', status: 'verified' },
      ]);
      expect((await client.refreshSession()).error).toBeNull();
      expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    });

    it('ends the sessions that were opened without it', async () => {
      const email = 'berta@example.org';
      const client = await auth.register(email);
      const other = auth.newClient();
      await other.signInWithPassword({ email, password });
      const { id, secret } = await enrol(client);
      await verify(client, id, secret);
      expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    });

    it('takes no code twice', async () => {
      const { client, factor } = await enrolled('clara@example.org');
      const code = codeOf(factor.secret);
      const challenge = { factorId: factor.id, code };
      expect((await client.mfa.challengeAndVerify(challenge)).error).toBeNull();
      expect((await client.mfa.challengeAndVerify(challenge)).error).not.toBeNull();
    });

    it('is asked for at the next sign-in: until then nothing of the account can be reached', async () => {
      const { factor, email } = await enrolled('doris@example.org');
      const client = auth.newClient();
      await client.signInWithPassword({ email, password });
      const level = await client.mfa.getAuthenticatorAssuranceLevel();
      expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
      const headers = await bearer(client);
      const call = await auth.site.app.inject({ url: '/GetVisits', headers });
      expect([call.statusCode, call.json().error.code]).toEqual([401, 'second-factor-needed']);
      for (const [method, url] of [
        ['DELETE', '/auth/v1/user'],
        ['PUT', '/auth/v1/user'],
        ['DELETE', `/auth/v1/factors/${factor.id}`],
        ['POST', '/auth/v1/recovery-codes'],
        ['GET', '/auth/v1/recovery-codes'],
      ] as const) {
        const payload = method === 'GET' ? {} : { payload: { password } };
        const reply = await auth.site.app.inject({ method, url, headers, ...payload });
        expect([url, reply.statusCode, reply.json().code]).toEqual([url, 401, 'insufficient_aal']);
      }
      const second = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' });
      expect(second.error?.code).toBe('insufficient_aal');
      expect((await verify(client, factor.id, factor.secret)).error).toBeNull();
      const whole = await auth.site.app.inject({
        url: '/GetVisits',
        headers: await bearer(client),
      });
      expect(whole.statusCode).toBe(200);
    });

    it('belongs to one person', async () => {
      const { factor } = await enrolled('emma@example.org');
      const other = await auth.register('other@example.org');
      expect((await verify(other, factor.id, factor.secret)).error?.code).toBe(
        'mfa_factor_not_found',
      );
      expect((await other.mfa.unenroll({ factorId: factor.id })).error?.code).toBe(
        'mfa_factor_not_found',
      );
    });

    it('is removed by somebody who has shown it, with what came with it', async () => {
      const { client, factor, email } = await enrolled('fanny@example.org');
      expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
      const again = auth.newClient();
      await again.signInWithPassword({ email, password });
      const call = await auth.site.app.inject({ url: '/GetVisits', headers: await bearer(again) });
      expect(call.statusCode).toBe(200);
    });

    it('cannot be guessed', async () => {
      const { factor, email } = await enrolled('gina@example.org');
      const client = auth.newClient();
      await client.signInWithPassword({ email, password });
      const guess = (code: string) => client.mfa.challengeAndVerify({ factorId: factor.id, code });
      for (let n = 0; n < 10; n += 1)
        expect((await guess(String(n).repeat(6))).error?.code).toBe('mfa_verification_failed');
      expect((await guess(codeOf(factor.secret))).error).toMatchObject({
        code: 'over_request_rate_limit',
        status: 429,
      });
    });
  });

  const recoveryCodes = async (
    client: Client,
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
  ) =>
    auth.site.app.inject({
      method,
      url: `/auth/v1/recovery-codes${path}`,
      headers: await bearer(client),
      ...(payload ? { payload } : {}),
    });

  describe('recovery codes', () => {
    it('open the account once each when the telephone is lost', async () => {
      const { client, factor, email } = await enrolled('helga@example.org');
      const { codes } = (await recoveryCodes(client, 'POST', '')).json<{ codes: string[] }>();
      expect(new Set(codes).size).toBe(10);

      const lost = auth.newClient();
      await lost.signInWithPassword({ email, password });
      const wrong = await recoveryCodes(lost, 'POST', '/verify', { code: 'AAAA-AAAA-AAAA-AAAA' });
      expect([wrong.statusCode, wrong.json().msg]).toEqual([422, 'Invalid recovery code entered']);
      const code = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
      const session = (await recoveryCodes(lost, 'POST', '/verify', { code })).json();
      expect((await lost.setSession(session)).error).toBeNull();
      expect((await lost.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
      expect((await recoveryCodes(lost, 'GET', '')).json()).toEqual({ remaining: 9 });
      expect((await recoveryCodes(lost, 'POST', '/verify', { code })).statusCode).toBe(422);
      expect((await lost.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    });

    it('are for people who have an authenticator app', async () => {
      const client = await auth.register('ida@example.org');
      expect((await recoveryCodes(client, 'POST', '')).statusCode).toBe(404);
    });
  });
});
