import { apiKeysCall, languageToolCall, limits, makeApiKeyCall } from '@vernacular/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AuthSite, authSitesWith, password } from '../../testing/auth-client-for-tests.ts';
import { register, type Person } from '../../testing/person-for-tests.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

const minute = 60_000;

const make = async (person: Person, name = 'Writer', scope = 'write') =>
  makeApiKeyCall.reply.parse((await person.call('POST', '/api/keys', { name, scope })).json());
const headersOf = async (client: Awaited<ReturnType<AuthSite['register']>>) => ({
  authorization: `Bearer ${(await client.getSession()).data.session?.access_token}`,
});
const keysOf = async (person: Person) =>
  apiKeysCall.reply.strict().parse((await person.call('GET', '/api/keys')).json()).keys;

describeOnEveryDatabase('the keys of programs', (open) => {
  let site: TestSite;
  let dana: Person;
  let eve: Person;
  let omer: Person;
  beforeAll(async () => {
    site = await open({ FAIR_SHARES: JSON.stringify({ editors: { person: 20 } }) });
    dana = await register(site, 'dana@example.org');
    eve = await register(site, 'eve@example.org');
    omer = await register(site, 'omer@example.org');
  }, 120_000);
  afterAll(() => site.close());

  const post = (url: string, form: Readonly<Record<string, string>>) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const check = (form: Readonly<Record<string, string>>) =>
    post(languageToolCall.path, { language: 'en', text: 'The phosphorylation.', ...form });

  it('are shown once, and kept as hashes', async () => {
    const { key, ...listed } = await make(dana, 'LibreOffice at work');
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await keysOf(dana)).toEqual([{ ...listed, lastUsedOn: null }]);
    expect(listed.name).toBe('LibreOffice at work');
    expect(JSON.stringify(await site.dependencies.store.apiKeys.list(dana.id))).not.toContain(key);
    expect(await keysOf(eve)).toEqual([]);
    const { apiKeys } = (await dana.call('GET', '/api/profile/export')).json();
    expect(apiKeys).toMatchObject([{ name: 'LibreOffice at work', lastUsedOn: null }]);
    expect(site.log()).not.toContain(key);
  });

  it('let an editor know what the readers know', async () => {
    const { key } = await make(dana);
    const shown = { username: 'Dana@example.org', apiKey: key };
    expect((await check(shown)).json<{ matches: [] }>().matches).toHaveLength(1);
    const add = { ...shown, word: 'phosphorylation' };
    expect((await post('/v2/words/add', add)).json()).toEqual({ added: true });
    expect((await post('/v2/words/add', add)).json()).toEqual({ added: false });
    expect((await check(shown)).json<{ matches: [] }>().matches).toEqual([]);
    expect((await check({})).json<{ matches: [] }>().matches).toHaveLength(1);
    const query = new URLSearchParams({ ...shown, limit: '5' }).toString();
    const listed = await site.app.inject(`/v2/words?${query}`);
    expect(listed.json()).toEqual({ words: ['phosphorylation'] });
    expect((await post('/v2/words/delete', add)).json()).toEqual({ deleted: true });
    expect((await post('/v2/words/delete', add)).json()).toEqual({ deleted: false });
    expect((await keysOf(dana)).at(-1)?.lastUsedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(site.log()).not.toContain(key);
  });

  it('that may only read change no word', async () => {
    const { key } = await make(dana, 'Reader', 'read');
    const shown = { username: dana.email, apiKey: key };
    expect((await check(shown)).statusCode).toBe(200);
    for (const path of ['/v2/words/add', '/v2/words/delete']) {
      const reply = await post(path, { ...shown, word: 'ribosome' });
      expect([reply.statusCode, reply.json()]).toMatchObject([
        403,
        { error: { code: 'key-only-reads' } },
      ]);
    }
  });

  it('are made after the password was shown just now, told by letter, and end on their day', async () => {
    const clock = { ahead: 0 };
    const auth = await authSitesWith(open)({}, { now: () => new Date(Date.now() + clock.ahead) });
    const email = 'zoe@example.org';
    const client = await auth.register(email);
    const call = async (url: string, payload: object) => {
      const headers = await headersOf(client);
      return auth.site.app.inject({ method: 'POST', url, headers, payload });
    };
    clock.ahead += 16 * minute;
    expect((await client.refreshSession()).error).toBeNull();
    const refused = await call('/api/keys', { name: 'Writer', days: 30 });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { error: { code: 'proof-needed' } },
    ]);
    await call('/auth/v1/confirm-password', { password });
    expect((await call('/api/keys', { name: 'Writer', days: 366 })).statusCode).toBe(400);
    const made = await call('/api/keys', { name: 'Writer', days: 30 });
    const { key, scope } = makeApiKeyCall.reply.parse(made.json());
    expect(scope).toBe('read');
    expect((await auth.lettersTo(email)).at(-1)).toContain('A key for a program was made');
    const use = async () => {
      const payload = { username: email, apiKey: key, language: 'en', text: 'A text.' };
      const request = auth.site.app.inject({
        method: 'POST',
        url: languageToolCall.path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(payload).toString(),
      });
      return (await request).statusCode;
    };
    clock.ahead += 29 * 24 * 60 * minute;
    expect(await use()).toBe(200);
    clock.ahead += 24 * 60 * minute;
    expect(await use()).toBe(401);
    await auth.close();
  });

  it('open nothing but what editors ask', async () => {
    const { key } = await make(dana);
    const headers = { authorization: `Bearer ${key}` };
    const reply = await site.app.inject({ url: '/api/profile', headers });
    expect(reply.statusCode).toBe(401);
  });

  it.each<[string, (key: string) => Record<string, string>]>([
    ['of another person', (apiKey) => ({ username: 'eve@example.org', apiKey })],
    ['without a name', (apiKey) => ({ apiKey })],
    ['that nobody has', (key) => ({ username: 'omer@example.org', apiKey: `${key}x` })],
  ])('%s are refused', async (_which, shownWith) => {
    const { key, id } = await make(omer);
    const reply = await check(shownWith(key));
    expect([reply.statusCode, reply.json()]).toMatchObject([
      401,
      { error: { code: 'unknown-key' } },
    ]);
    await omer.call('DELETE', `/api/keys/${id}`);
  });

  it('are ended by their holder alone, at once', async () => {
    const { key, id } = await make(omer);
    expect((await eve.call('DELETE', `/api/keys/${id}`)).statusCode).toBe(404);
    const shown = { username: omer.email, apiKey: key };
    expect((await check(shown)).statusCode).toBe(200);
    expect((await omer.call('DELETE', `/api/keys/${id}`)).json()).toEqual({ revoked: true });
    expect((await check(shown)).statusCode).toBe(401);
  });

  it('are no more than the limit, also when many are made at once', async () => {
    const lea = await register(site, 'lea@example.org');
    const { apiKeys } = site.dependencies.store;
    const made = await Promise.all(
      Array.from({ length: limits.apiKeys + 3 }, (_, nth) =>
        apiKeys.make(lea.id, { name: 'Writer', hash: `lea ${nth}`, scope: 'read', days: 1 }),
      ),
    );
    expect(made.filter((key) => key === null)).toHaveLength(3);
    expect(await keysOf(lea)).toHaveLength(limits.apiKeys);
    // What was refused for that is no key of the hour.
    for (let times = 0; times < 6; times += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const reply = await lea.call('POST', '/api/keys', { name: 'Writer' });
      expect([reply.statusCode, reply.json()]).toMatchObject([
        409,
        { error: { code: 'too-many-keys' } },
      ]);
    }
  });

  it('are made five an hour by one person, so that each is told, also when they are deleted', async () => {
    const auth = await authSitesWith(open)();
    const email = 'ido@example.org';
    const headers = await headersOf(await auth.register(email));
    const call = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
      auth.site.app.inject({ method, url, headers, ...(payload && { payload }) });
    for (let nth = 0; nth < 5; nth += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const made = await call('POST', '/api/keys', { name: 'Writer', scope: 'write' });
      const { id } = makeApiKeyCall.reply.parse(made.json());
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await call('DELETE', `/api/keys/${id}`);
    }
    const refused = await call('POST', '/api/keys', { name: 'Writer' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { error: { code: 'too-many-new-keys' } },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await auth.lettersTo(email)).toHaveLength(5);
    const other = await headersOf(await auth.register('gil@example.org'));
    const payload = { name: 'Writer' };
    const theirs = auth.site.app.inject({
      method: 'POST',
      url: '/api/keys',
      headers: other,
      payload,
    });
    expect((await theirs).statusCode).toBe(200);
    await auth.close();
  });

  it.each([
    ['read', 'can change nothing', 'ואינה יכולה לשנות דבר'],
    ['write', 'can add and remove them', 'ויכולה להוסיף ולהסיר מילים'],
    ['readers', 'can ask readers about texts', 'יכולה לשאול קוראים'],
  ])('are told by letter with what they can do: %s', async (scope, english, hebrew) => {
    const auth = await authSitesWith(open)();
    const email = 'tal@example.org';
    const headers = await headersOf(await auth.register(email));
    for (const language of ['en', 'he']) {
      const payload = { name: 'Writer', scope };
      const spoken = { ...headers, 'accept-language': language };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await auth.site.app.inject({ method: 'POST', url: '/api/keys', headers: spoken, payload });
    }
    const letters = await auth.lettersTo(email);
    expect(letters.some((letter) => letter.includes(english))).toBe(true);
    expect(letters.some((letter) => letter.includes(hebrew))).toBe(true);
    await auth.close();
  });

  it('have a share of their holder, whatever their address', async () => {
    const noa = await register(site, 'noa@example.org');
    const { key } = await make(noa);
    const shown = { username: noa.email, apiKey: key };
    const replies = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let nth = 0; nth <= 20; nth += 1) replies.push((await check(shown)).statusCode);
    expect([new Set(replies.slice(0, 20)), replies[20]]).toEqual([new Set([200]), 429]);
    expect((await check({})).statusCode).toBe(200);
  });

  it('end with the account, and rest while an operator shuts it out', async () => {
    const mia = await register(site, 'mia@example.org');
    const { key } = await make(mia);
    const shown = { username: mia.email, apiKey: key };
    await site.dependencies.store.users.disable(mia.id);
    expect((await check(shown)).statusCode).toBe(401);
    await site.dependencies.store.users.enable(mia.id);
    expect((await check(shown)).statusCode).toBe(200);
    await site.dependencies.store.users.erase(mia.id);
    expect((await check(shown)).statusCode).toBe(401);
    expect(await site.dependencies.store.apiKeys.list(mia.id)).toEqual([]);
  });
});
