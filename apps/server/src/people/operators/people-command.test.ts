import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, it } from 'vitest';

import { dictionaryFolders } from '../../analysis/index.ts';
import {
  type AuthSite,
  authSitesWith,
  details,
  password,
} from '../../testing/auth-client-for-tests.ts';
import { putDictionary } from '../../testing/dictionary-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';
import { openMail } from '../accounts/email/choose-mailer.ts';
import { openAuditLog } from '../audit/audit-log.ts';
import { runPeopleCommand } from './people-command.ts';

/** A secret in the link that the last line of what was printed is. */
const recovery = (token_hash: string) =>
  ({ token_hash, type: 'recovery', password: 'mine again in May' }) as const;
const tokenOf = (link: string, name = 'token_hash') => {
  const { hash } = new URL(link.trim().split('\n').at(-1) ?? '');
  return new URLSearchParams(hash.slice(1)).get(name) ?? '';
};

describeOnEveryDatabase('npm run people', (openSite) => {
  const openAuthSite = authSitesWith(openSite);
  let auth: AuthSite;
  afterEach(() => auth?.close());

  /** Runs the command beside the open site, as another process would. */
  const run = (...args: readonly string[]) => runWhere(false, ...args);
  async function runWhere(sendsLetters: boolean, ...args: readonly string[]) {
    const { store, config, site } = auth.site.dependencies;
    const printed: string[] = [];
    const said: string[] = [];
    const mail = openMail({ config, site });
    const audit = openAuditLog(join(config.DATA_DIR, 'audit'), 180);
    const folders = dictionaryFolders(config.DATA_DIR);
    const code = await runPeopleCommand(args, {
      hostedAt: config.AUTH_URL,
      sendsLetters,
      print: (text) => printed.push(text),
      say: (line) => said.push(line),
      open: async () => ({
        store,
        ownFiles: {
          eraseWith: async (userId, erase) => {
            const ids = (await store.ownDictionaries.list(userId)).map(({ id }) => id);
            await erase();
            for (const id of ids) await folders.remove(id);
          },
        },
        siteName: site.name,
        publicUrl: 'https://words.example',
        now: () => new Date(),
        deleteOutboxEmails: async (address) => mail.forget?.(address),
        by: null,
        note: (event, user, invited) =>
          audit.note({
            at: new Date().toISOString(),
            event,
            user,
            from: 'npm run people',
            by: 'root',
            invited,
          }),
        close: async () => undefined,
      }),
    });
    return { code, printed: printed.join(''), said: said.join('\n') };
  }

  const auditLines = async () => {
    const folder = join(auth.site.dependencies.config.DATA_DIR, 'audit');
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return files
      .join('')
      .split('\n')
      .filter((line) => line.includes('npm run people'))
      .map(
        (line) =>
          JSON.parse(line) as { event: string; user: string | null; by: string; invited?: string },
      );
  };

  const signIn = async (email: string) =>
    (await auth.newClient().signInWithPassword({ email, password })).error?.code ?? 'in';
  it('explains itself when it does not understand, and opens nothing', async () => {
    auth = await openAuthSite();
    const orders = [
      [],
      ['help'],
      ['show'],
      ['list', 'ada@example.org'],
      ['disable', 'a', 'b'],
      ['show', 'a', '--mail'],
      ['list', '--limit', '0'],
      ['--what'],
    ];
    for (const order of orders) {
      const { code, printed, said } = await run(...order);
      expect({ order, code, printed }).toEqual({ order, code: 2, printed: '' });
      expect(said).toContain('Usage');
    }
    expect((await run('disabel', 'ada@example.org')).said).toMatch(
      /^There is no command disabel\./,
    );
    expect((await run('show')).said).toMatch(/^Usage/);
    expect(await auditLines()).toEqual([]);
  });

  it('says that there is nobody', async () => {
    auth = await openAuthSite();
    expect((await run('list')).printed).toBe('No accounts.\n');
    expect((await run('list', '--search', 'ada')).printed).toBe('None found.\n');
    expect((await run('list', '--json')).printed).toBe('{"people":[]}\n');
    const { code, said } = await run('delete', 'nobody@example.org');
    expect([code, said]).toEqual([1, 'There is no account of this address or id.']);
  });

  it('says of a letter whether it goes', async () => {
    auth = await openAuthSite();
    await auth.register('ada@example.org');
    for (const [sendsLetters, says] of [
      [false, /^No letter goes to \w+@example\.org: without SMTP_URL .* DATA_DIR\/outbox\.\n$/],
      [true, /^A letter with an? .* goes to \w+@example\.org\.\n$/],
    ] as const) {
      for (const [verb, who] of [
        ['reset-link', 'ada@example.org'],
        ['invite', 'noa@example.org'],
      ] as const)
        expect((await runWhere(sendsLetters, verb, who, '--mail')).printed).toMatch(says);
    }
  });

  it('lists and shows people, and counts what they have', async () => {
    auth = await openAuthSite();
    const { store } = auth.site.dependencies;
    for (const name of ['ada', 'a_b', 'berta']) await auth.register(`${name}@example.org`);
    const ada = await store.users.byEmail('ada@example.org');
    const taskId = await store.interactions.save('ethics', ada?.id ?? '', {
      original_text: 'A secret thought.',
    });
    await store.shares.create({ userId: ada?.id ?? '', type: 'ethics', taskId: taskId ?? '' });
    expect((await run('list')).printed.match(/\S+@example\.org/g)).toEqual([
      'a_b@example.org',
      'ada@example.org',
      'berta@example.org',
    ]);
    expect((await run('list', '--search', 'a_b')).printed).not.toContain('ada@');
    const part = await run('list', '--after', 'a_b@example.org', '--limit', '1');
    expect(part.printed).toMatch(/^ada@/);
    expect(part.said).toContain('--after ada@example.org');
    const { printed } = await run('show', 'Ada@Example.org', '--json');
    expect(JSON.parse(printed)).toMatchObject({
      kind: 'done',
      person: { id: ada?.id, email: 'ada@example.org', isConfirmed: true, disabledAt: null },
      counts: { sessions: 1, tasks: 1, shares: 1, dictionaries: 0 },
    });
    const plain = await run('show', ada?.id ?? '');
    expect(plain.printed).toMatch(/saved texts and conversations +1\n/);
    expect(`${printed}${plain.printed}`).not.toMatch(/secret thought|hash/i);
    expect(await run('show', 'nobody@example.org')).toMatchObject({ code: 1, printed: '' });
    expect((await auditLines()).map(({ event, by }) => [event, by])).toEqual([
      ['people-listed', 'root'],
      ['people-listed', 'root'],
      ['people-listed', 'root'],
      ['person-shown', 'root'],
      ['person-shown', 'root'],
    ]);
  });

  it('shuts somebody out at once, in every way, and lets them in again', async () => {
    auth = await openAuthSite();
    const email = 'ada@example.org';
    const client = await auth.register(email);
    const { data } = await client.getSession();
    const { access_token: token = '', refresh_token = '' } = data.session ?? {};
    const ask = async () =>
      (
        await auth.site.app.inject({
          url: '/api/profile',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    await client.resetPasswordForEmail(email);
    const letters = await auth.lettersTo(email);
    expect(await ask()).toBe(200);

    const { store } = auth.site.dependencies;
    const { id } = (await store.users.byEmail(email))!;
    await store.apiKeys.make(id, { name: 'editor', hash: 'key', scope: 'read', days: 1 });
    const signedOut = await run('sign-out', email);
    expect([signedOut.code, signedOut.printed]).toEqual([
      0,
      `${email} is signed out everywhere, and keys for programs have ended.\n`,
    ]);
    expect([await ask(), await store.apiKeys.list(id)]).toEqual([401, []]);
    expect((await auth.newClient().signInWithPassword({ email, password })).error).toBeNull();

    expect((await run('disable', email)).code).toBe(0);
    expect((await run('disable', email)).code).toBe(1);
    expect(await ask()).toBe(401);
    const refreshed = await auth.newClient().refreshSession({ refresh_token });
    expect(refreshed.error?.code).toBe('refresh_token_not_found');
    const wrong = await auth.newClient().signInWithPassword({ email, password: 'another one' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    const right = await auth.newClient().signInWithPassword({ email, password });
    expect([right.error?.code, right.error?.message]).toEqual([
      'user_banned',
      'This account is switched off. Please write to those who run this site.',
    ]);
    const old = /token_hash=([\w-]+)/.exec(letters.at(-1) ?? '')?.[1] ?? '';
    const opened = await auth.newClient().verifyOtp(recovery(old));
    expect(opened.error?.code).toBe('otp_expired');
    const before = await auth.lettersTo(email);
    await auth.newClient().resetPasswordForEmail(email);
    expect(await auth.lettersTo(email)).toEqual(before);
    expect(await run('reset-link', email)).toMatchObject({ code: 1, printed: '' });

    expect((await run('enable', email)).code).toBe(0);
    expect((await run('enable', email)).code).toBe(1);
    expect(await signIn(email)).toBe('in');
    expect(await ask()).toBe(401);
    const events = (await auditLines()).map(({ event }) => event);
    expect(events).toContain('account-disabled');
    expect(events).toContain('person-signed-out');
    expect(events).toContain('account-enabled');
  });

  it('keeps out who signs in at the very moment', async () => {
    auth = await openAuthSite();
    const { store } = auth.site.dependencies;
    await auth.register('ada@example.org');
    const id = (await store.users.byEmail('ada@example.org'))?.id ?? '';
    const begin = () =>
      store.sessions.begin({ userId: id, aal: 'aal1', amr: [] }, `${Math.random()}`);
    await Promise.allSettled([begin(), store.users.disable(id), begin(), begin()]);
    expect(await store.sessions.list(id)).toEqual([]);
    await expect(begin()).rejects.toThrow('SignInRefused');
  });

  it('deletes an account with all that belongs to it, when told to twice', async () => {
    auth = await openAuthSite();
    const { store, config } = auth.site.dependencies;
    const client = await auth.register('ada@example.org');
    const id = (await client.getUser()).data.user?.id ?? '';
    await store.interactions.save('ethics', id, { original_text: 'Mine.' });
    const dictionary = await putDictionary(auth.site, id);
    const folder = dictionaryFolders(config.DATA_DIR).of(dictionary);
    await mkdir(folder, { recursive: true });
    await client.resetPasswordForEmail('ada@example.org');
    expect(await auth.lettersTo('ada@example.org')).toHaveLength(1);
    expect((await run('delete', 'ada@example.org')).said).toContain('--yes');
    expect(await store.users.byId(id)).not.toBeNull();
    expect((await run('delete', 'ada@example.org', '--yes')).code).toBe(0);
    expect(await store.users.byId(id)).toBeNull();
    expect(await store.demographics.of(id)).toBeNull();
    expect(await store.interactions.list(id)).toEqual([]);
    expect(await auth.lettersTo('ada@example.org')).toEqual([]);
    await expect(stat(folder)).rejects.toThrow('ENOENT');
    expect((await auditLines()).at(-1)).toMatchObject({ event: 'account-removed', user: id });
  });

  it('makes a link for a new password: printed, or sent and then not printed', async () => {
    auth = await openAuthSite();
    await auth.register('ada@example.org');
    const { printed } = await run('reset-link', 'ada@example.org');
    expect(printed).toContain('https://words.example/reset-password#');
    const client = auth.newClient();
    const opened = await client.verifyOtp(recovery(tokenOf(printed)));
    expect(opened.error).toBeNull();
    const sent = await run('reset-link', 'ada@example.org', '--mail', '--json');
    expect(sent.printed).not.toContain('token_hash');
    expect((await auth.lettersTo('ada@example.org')).at(-1)).toContain('token_hash');
  });

  it('takes away a second factor, signs out, and tells the person', async () => {
    auth = await openAuthSite();
    const email = 'ada@example.org';
    const client = await auth.register(email);
    expect((await run('remove-factor', email)).code).toBe(1);
    const enrolled = await client.mfa.enroll({ factorType: 'totp' });
    const { id = '', totp } = enrolled.data ?? {};
    const code = new TOTP({ secret: Secret.fromBase32(totp?.secret ?? '') }).generate();
    expect((await client.mfa.challengeAndVerify({ factorId: id, code })).error).toBeNull();
    expect((await run('show', email)).printed).toContain('second factor');
    const { printed } = await run('remove-factor', email);
    expect(printed).not.toContain(totp?.secret);
    expect((await client.getUser()).error).not.toBeNull();
    const again = auth.newClient();
    await again.signInWithPassword({ email, password });
    const level = await again.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.nextLevel).toBe('aal1');
    expect((await auth.lettersTo(email)).join('')).toContain('passkey was removed');
  });

  it('invites where registration is closed: one address, once', async () => {
    auth = await openAuthSite({ SIGN_UP: 'closed' });
    const signUp = async (email: string, invitation: string) =>
      (
        await auth
          .newClient()
          .signUp({ email, password, options: { data: { ...details, invitation } } })
      ).error?.code ?? 'welcome';
    expect((await run('invite', 'no address')).code).toBe(1);
    const first = tokenOf((await run('invite', 'ada@example.org')).printed, 'invitation');
    const { printed } = await run('invite', 'Ada@example.org');
    expect(printed).toContain('https://words.example/register#');
    const secret = tokenOf(printed, 'invitation');
    expect(await signUp('ada@example.org', first)).toBe('otp_expired');
    expect(await signUp('eve@example.org', secret)).toBe('otp_expired');
    expect(await signUp('ada@example.org', 'a guess')).toBe('otp_expired');
    const both = await Promise.all([1, 2].map(() => signUp('ada@example.org', secret)));
    expect(both.toSorted()).toEqual(['otp_expired', 'welcome']);
    expect(await signUp('ada@example.org', secret)).toBe('otp_expired');
    expect((await run('invite', 'ada@example.org')).code).toBe(1);
    const sent = await run('invite', 'berta@example.org', '--mail', '--json');
    expect(sent.printed).not.toContain('invitation=');
    expect((await auth.lettersTo('berta@example.org')).join('')).toContain('/register#invitation=');
    expect(JSON.stringify(await auditLines())).not.toMatch(/example\.org|token/);
    const marks = (await auditLines()).map(({ invited }) => invited);
    const [ada, berta] = ['ada@example.org', 'berta@example.org'].map((address) =>
      createHash('sha256').update(address).digest('hex').slice(0, 16),
    );
    expect(marks).toEqual([ada, ada, berta]);
  });

  it('says where accounts are kept when it is elsewhere', async () => {
    auth = await openAuthSite({ AUTH_URL: 'http://127.0.0.1:9/auth' });
    const { code, said, printed } = await run('list');
    expect([code, printed]).toEqual([1, '']);
    expect(said).toContain('http://127.0.0.1:9/auth');
  });
});
