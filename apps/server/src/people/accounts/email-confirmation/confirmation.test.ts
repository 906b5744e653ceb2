import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  type AuthSite,
  details,
  authSitesWith,
  password,
  tokenIn,
} from '../../../testing/auth-client-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';
import { mailOutbox } from '../email/eml-file-mailer.ts';

describeOnEveryDatabase('a site that confirms addresses', (openSite) => {
  const openAuthSite = authSitesWith(openSite);
  let auth: AuthSite;
  const settings = {
    CONFIRM_EMAIL: 'true',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.org',
  };
  const outbox = mkdtempSync(join(tmpdir(), 'vernacular-confirmation-'));
  beforeAll(async () => {
    auth = await openAuthSite(settings, { mail: mailOutbox(outbox, settings.MAIL_FROM) }, outbox);
  }, 120_000);
  afterAll(async () => {
    await auth.close();
    rmSync(outbox, { recursive: true });
  });
  const own = { password };
  const signUp = (email: string) =>
    auth.newClient().signUp({ email, password, options: { data: details } });

  const shape = async (email: string) => {
    const { data, error } = await signUp(email);
    await auth.site.app.workAfterReplies();
    const {
      id,
      created_at: _at,
      ...user
    } = JSON.parse(JSON.stringify(data.user)) as {
      id: string;
      created_at: string;
    };
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    return { error, session: data.session, keys: Object.keys(user) };
  };

  it('gives the session when the link in the letter is opened', async () => {
    const email = 'ada@example.org';
    const { data, error } = await signUp(email);
    expect([error, data.session]).toEqual([null, null]);
    const early = await auth.newClient().signInWithPassword({ email, password });
    expect(early.error?.code).toBe('email_not_confirmed');
    const token_hash = tokenIn((await auth.lettersTo(email))[0]);
    const confirmed = await auth.newClient().verifyOtp({ token_hash, type: 'signup', ...own });
    expect(confirmed.data.user?.email).toBe(email);
    expect((await auth.newClient().signInWithPassword({ email, password })).error).toBeNull();
  });

  it('answers the same whether the address is new or has an account', async () => {
    const email = 'berta@example.org';
    const first = await shape(email);
    expect(await shape(email)).toEqual(first);
    const token_hash = tokenIn((await auth.lettersTo(email)).at(-1));
    await auth.newClient().verifyOtp({ token_hash, type: 'signup', ...own });
    expect(await shape(email)).toEqual(first);
    const letters = await auth.lettersTo(email);
    expect(letters.map((letter) => letter.includes('already'))).toEqual([false, false, true]);
  });

  it('sends the link again, to those who still need it', async () => {
    const email = 'clara@example.org';
    await signUp(email);
    expect(await auth.lettersTo(email)).toHaveLength(1);
    await auth.newClient().resend({ type: 'signup', email });
    const letters = await auth.lettersTo(email);
    expect(letters).toHaveLength(2);
    const [first, second] = letters.map(tokenIn);
    const old = await auth.newClient().verifyOtp({ token_hash: first ?? '', type: 'signup' });
    expect(old.error?.code).toBe('otp_expired');
    const withPassword = { token_hash: first ?? '', type: 'signup', ...own } as const;
    expect((await auth.newClient().verifyOtp(withPassword)).error?.code).toBe('otp_expired');
    await auth.newClient().verifyOtp({ token_hash: second ?? '', type: 'email', ...own });
    await auth.newClient().resend({ type: 'signup', email });
    await auth.newClient().resend({ type: 'signup', email: 'unknown@example.org' });
    expect(await auth.lettersTo(email)).toHaveLength(2);
    expect(await auth.lettersTo('unknown@example.org')).toEqual([]);
  });
});
