import { legal } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  authSitesWith,
  password,
  tokenIn,
} from '../../../testing/auth-client-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';

const next = 'another walk, in December';

const cookieOf = (reply: { cookies: readonly { name: string; value: string }[] }) => {
  const cookie = reply.cookies.find(({ name }) => name === 'knownDevice');
  return `knownDevice=${cookie?.value}`;
};

describeOnEveryDatabase('an account whose address is proved', (openSite) => {
  let auth: AuthSite;
  beforeAll(async () => {
    auth = await authSitesWith(openSite)();
  }, 120_000);
  afterAll(() => auth.close());

  type Client = ReturnType<AuthSite['newClient']>;
  const store = () => auth.site.dependencies.store;
  const lastLetter = async (email: string) => (await auth.lettersTo(email)).at(-1);
  const call = async (client: Client, method: 'GET' | 'POST', url: string, payload?: object) => {
    const { session } = (await client.getSession()).data;
    const headers = { authorization: `Bearer ${session?.access_token}` };
    return auth.site.app.inject({ method, url, headers, ...(payload && { payload }) });
  };
  const consentsOf = async (client: Client) =>
    (await call(client, 'GET', '/api/consents')).json<{
      isDue: boolean;
      consents: { subject: string; screen: string; withdrawnAt: string | null }[];
    }>();

  const signIn = (email: string, tried: string, cookie = '') =>
    auth.site.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: { cookie },
      payload: { email, password: tried },
    });
  const guess = async (email: string, cookie: string) => {
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await signIn(email, 'a guess of somebody', cookie)).statusCode);
    return [...new Set(statuses)];
  };

  /** An account with a text, a link to it, a known word and a device that signed in. */
  async function registered(email: string, isProved: boolean) {
    const client = await auth.register(email);
    const userId = (await client.getUser()).data.user?.id ?? '';
    const cookie = cookieOf(await signIn(email, password));
    const { interactions, shares, knownWords, identities } = store();
    const text = { original_text: 'of before' };
    const taskId = (await interactions.save('ethics', userId, text)) ?? '';
    const link = (await shares.create({ userId, type: 'ethics', taskId })) ?? '';
    await knownWords.change(userId, { add: ['ribosome'], remove: [] });
    if (isProved) await identities.prove(userId);
    return { client, userId, cookie, link };
  }

  /** By the letter for a forgotten password. */
  async function recover(email: string, language = 'en') {
    const client = auth.newClient({ headers: { 'Accept-Language': language } });
    await client.resetPasswordForEmail(email);
    const token_hash = tokenIn(await lastLetter(email));
    const reply = await auth.site.app.inject({
      method: 'POST',
      url: '/auth/v1/verify',
      headers: { 'accept-language': language },
      payload: { token_hash, type: 'recovery', password: next },
    });
    expect(reply.statusCode).toBe(200);
    await client.setSession(reply.json());
    return { client, cookie: cookieOf(reply) };
  }

  describe('for the first time', () => {
    it('ends every link to its texts, and keeps the texts', async () => {
      const { userId, link } = await registered('links@example.org', false);
      expect((await store().shares.open(link)).kind).toBe('shown');
      await recover('links@example.org');
      expect((await store().shares.open(link)).kind).toBe('revoked');
      expect(await store().interactions.list(userId)).toHaveLength(1);
    });

    it('asks anew what was agreed to, and keeps nothing new before', async () => {
      const { userId } = await registered('consents@example.org', false);
      const { client } = await recover('consents@example.org');
      const before = await consentsOf(client);
      expect(before.isDue).toBe(true);
      expect(before.consents.map(({ withdrawnAt }) => typeof withdrawnAt)).toEqual([
        'string',
        'string',
      ]);
      const text = { original_text: 'of after' };
      expect(await store().interactions.save('ethics', userId, text)).toBeNull();

      expect(
        (await call(client, 'POST', '/api/consents', { version: legal.version })).statusCode,
      ).toBe(200);
      const after = await consentsOf(client);
      expect(after.isDue).toBe(false);
      const given = after.consents.filter(({ withdrawnAt }) => withdrawnAt === null);
      expect(given.map(({ subject }) => subject).toSorted()).toEqual(['saving', 'terms']);
      expect(new Set(given.map(({ screen }) => screen))).toEqual(new Set(['renewal']));
      expect(await store().interactions.save('ethics', userId, text)).not.toBeNull();
      expect(await store().knownWords.of(userId)).toEqual(['ribosome']);
    });

    it('agrees to no saving where the account keeps nothing', async () => {
      const { client: stranger, userId } = await registered('nothing@example.org', false);
      await store().demographics.update(userId, { rejectSaveData: true });
      expect((await consentsOf(stranger)).isDue).toBe(false);
      const { client } = await recover('nothing@example.org');
      await call(client, 'POST', '/api/consents', { version: legal.version });
      const { consents } = await consentsOf(client);
      const given = consents.filter(({ withdrawnAt }) => withdrawnAt === null);
      expect(given.map(({ subject }) => subject)).toEqual(['terms']);
    });

    it.each([
      ['en', 'Texts and words saved before are still there'],
      ['he', 'טקסטים ומילים שנשמרו קודם לכן עדיין שם'],
    ])('says in the letter what is still there (%s)', async (language, sentence) => {
      const email = `told-${language}@example.org`;
      await registered(email, false);
      await recover(email, language);
      expect(await lastLetter(email)).toContain(sentence);
    });
  });

  it('again, keeps links and consents, and says nothing of them', async () => {
    const email = 'again@example.org';
    const { link } = await registered(email, true);
    const { client } = await recover(email);
    expect((await store().shares.open(link)).kind).toBe('shown');
    expect((await consentsOf(client)).isDue).toBe(false);
    expect(await lastLetter(email)).not.toContain('saved before');
  });

  it.each([
    ['the first time', false],
    ['again', true],
  ])('%s, forgets the devices of before, and knows its own', async (when, isProved) => {
    const email = `device-${when.replaceAll(' ', '-')}@example.org`;
    const { cookie } = await registered(email, isProved);
    const owner = await recover(email);
    expect(await guess(email, cookie)).toEqual([400, 429]);
    expect((await signIn(email, next)).statusCode).toBe(429);
    expect(await guess(email, owner.cookie)).toEqual([400]);
    expect((await signIn(email, next, owner.cookie)).statusCode).toBe(200);
  });
});
