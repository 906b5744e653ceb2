import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  authSitesWith,
  details,
  password as victims,
  tokenIn,
} from '../../../testing/auth-client-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';
import { mailOutbox } from '../email/eml-file-mailer.ts';

const strangers = 'the password of a stranger';
const next = 'another walk, in December';

describeOnEveryDatabase('an address that a stranger registers too', (openSite) => {
  const openAuthSite = authSitesWith(openSite);
  const settings = {
    CONFIRM_EMAIL: 'true',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.org',
    SIGN_UPS_PER_HOUR: '1000',
    LETTERS_PER_HOUR: '1000',
  };
  const outbox = mkdtempSync(join(tmpdir(), 'vernacular-claimed-'));
  let auth: AuthSite;
  beforeAll(async () => {
    auth = await openAuthSite(settings, { mail: mailOutbox(outbox, settings.MAIL_FROM) }, outbox);
  }, 120_000);
  afterAll(async () => {
    await auth.close();
    rmSync(outbox, { recursive: true });
  });

  const signUp = (email: string, password: string, data: object) =>
    auth.newClient().signUp({ email, password, options: { data } });
  /** The letter a registration brings. */
  const register = async (email: string, password: string, data: object) => {
    expect((await signUp(email, password, data)).error).toBeNull();
    return (await auth.lettersTo(email)).at(-1);
  };
  const byStranger = (email: string) =>
    register(email, strangers, { ...details, gender: 'Male', goals: 'of a stranger' });
  const byVictim = (email: string) =>
    register(email, victims, { ...details, rejectSaveData: true, goals: 'of the victim' });
  const open = async (
    letter: string | undefined,
    type: 'signup' | 'recovery' = 'signup',
    shown: { readonly password?: string; readonly registration?: string } = {},
  ) => {
    const client = auth.newClient();
    const { error } = await client.verifyOtp({ token_hash: tokenIn(letter), type, ...shown });
    return { client, code: error?.code ?? null };
  };
  const openOwn = (letter: string | undefined) => open(letter, 'signup', { password: victims });
  const signsIn = async (email: string, password: string) =>
    (await auth.newClient().signInWithPassword({ email, password })).error?.code ?? null;
  const openWithPassword = async (letter: string | undefined, password: string) => {
    const reply = await auth.site.app.inject({
      method: 'POST',
      url: '/auth/v1/verify',
      payload: { token_hash: tokenIn(letter), type: 'signup', password },
    });
    return reply.json<{ code?: string; user?: { id: string } }>();
  };
  /** The account is its victim's, whatever the stranger knows. */
  const expectVictims = async (email: string, goals: string | null = 'of the victim') => {
    expect(await signsIn(email, strangers)).toBe('invalid_credentials');
    const id = (await auth.site.dependencies.store.users.byEmail(email))?.id ?? '';
    expect(await auth.site.dependencies.store.demographics.of(id)).toMatchObject({
      email,
      gender: null,
      goals,
      rejectSaveData: true,
    });
  };

  type Step = 'stranger' | 'victim' | 'stranger resends';
  it.each<[string, readonly Step[]]>([
    ['first', ['stranger', 'stranger resends', 'victim']],
    ['first, and has a letter sent again after that', ['stranger', 'victim', 'stranger resends']],
    ['later', ['victim', 'stranger', 'stranger resends']],
    ['between', ['victim', 'stranger', 'victim']],
    ['before and after', ['stranger', 'victim', 'stranger']],
  ])(
    '%s: the letter of a registration sets its password and details, and ends the others',
    async (order, steps) => {
      const email = `${order.replaceAll(/\W+/gu, '-')}@example.org`;
      const letters: (string | undefined)[] = [];
      const theirs: (string | undefined)[] = [];
      for (const step of steps)
        if (step === 'stranger') letters.push(await byStranger(email));
        else if (step === 'victim') theirs.push(await byVictim(email));
        else {
          await auth.newClient().resend({ type: 'signup', email });
          const last = (await auth.lettersTo(email)).at(-1);
          // The link sent again is that of the newest registration.
          if (steps[steps.indexOf(step) - 1] === 'victim') theirs.push(last);
          else letters.push(last);
        }
      expect((await openOwn(theirs.at(-1))).code).toBeNull();
      expect(await signsIn(email, victims)).toBeNull();
      await expectVictims(email);
      for (const letter of letters) expect((await open(letter)).code).toBe('otp_expired');
      expect(await signsIn(email, victims)).toBeNull();
    },
  );

  it('is its owner’s by any letter, with the password they registered with', async () => {
    const email = 'any-letter@example.org';
    await byVictim(email);
    const strange = await byStranger(email);
    expect((await openWithPassword(strange, 'neither of the two')).code).toBe(
      'invalid_credentials',
    );
    expect((await openWithPassword(strange, victims)).user?.id).toBeTruthy();
    expect(await signsIn(email, victims)).toBeNull();
    await expectVictims(email);
  });

  it('is not given to a stranger by a letter that the stranger ordered', async () => {
    const email = 'only-a-letter@example.org';
    const strange = await byStranger(email);
    expect((await open(strange)).code).toBe('invalid_credentials');
    const carried = /registration=([\w-]+)/u.exec(strange ?? '')?.[1];
    expect(carried).toMatch(/^[\da-f]{8}$/u);
    for (const registration of [randomUUID(), carried ?? '', ''])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await open(strange, 'signup', { registration })).code).toBe('invalid_credentials');
    expect(await signsIn(email, strangers)).toBe('email_not_confirmed');
  });

  it('is confirmed in the browser that registered without the password', async () => {
    const email = 'same-browser@example.org';
    const { data } = await signUp(email, victims, { ...details });
    const letter = (await auth.lettersTo(email)).at(-1);
    expect((await open(letter, 'signup', { registration: data.user?.id ?? '' })).code).toBeNull();
    expect(await signsIn(email, victims)).toBeNull();
  });

  it('has its own letters, however many a stranger elsewhere orders', async () => {
    const email = 'five-letters@example.org';
    await byVictim(email);
    const resend = (remoteAddress: string) =>
      auth.site.app.inject({
        method: 'POST',
        url: '/auth/v1/resend',
        payload: { email, type: 'signup' },
        remoteAddress,
      });
    for (let times = 0; times < 6; times += 1) await resend('192.0.2.7');
    await auth.site.app.workAfterReplies();
    const before = (await auth.lettersTo(email)).length;
    await resend('198.51.100.9');
    expect(await auth.lettersTo(email)).toHaveLength(before + 1);
  });

  it('is nobody’s while no letter was opened', async () => {
    const email = 'waiting@example.org';
    await byStranger(email);
    await byVictim(email);
    expect(await signsIn(email, victims)).toBe('email_not_confirmed');
    expect(await signsIn(email, strangers)).toBe('invalid_credentials');
  });

  const recover = async (email: string) => {
    await auth.newClient().resetPasswordForEmail(email);
    return open((await auth.lettersTo(email)).at(-1), 'recovery', { password: next });
  };

  describe('and is recovered before it was confirmed', () => {
    it('has the password chosen then, and nothing of the stranger', async () => {
      const email = 'recovered@example.org';
      const strange = await byStranger(email);
      expect((await recover(email)).code).toBeNull();
      expect(await signsIn(email, next)).toBeNull();
      await expectVictims(email, null);
      expect((await open(strange)).code).toBe('otp_expired');
    });
  });

  it('is taken by whoever moves an account there', async () => {
    const email = 'moved-to@example.org';
    const strange = await byStranger(email);
    const { client } = await openOwn(await byVictim('moved-from@example.org'));
    await client.updateUser({ email, current_password: victims });
    const moving = { token_hash: tokenIn((await auth.lettersTo(email)).at(-1)) };
    const shown = { password: victims };
    const moved = await auth.newClient().verifyOtp({ ...moving, type: 'email_change', ...shown });
    expect(moved.error).toBeNull();
    expect(await signsIn(email, victims)).toBeNull();
    await expectVictims(email);
    expect((await open(strange)).code).toBe('otp_expired');
  });
});
