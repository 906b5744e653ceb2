import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openStore } from '../../store/index.ts';
import { type AuthSite, openAuthSite, password } from '../../testing/auth-client-for-tests.ts';
import { databasesForTests, hasPostgres } from '../../testing/databases-for-tests.ts';

describe.skipIf(!hasPostgres)('two processes on one PostgreSQL', () => {
  const newDatabase = databasesForTests();
  let sites: readonly [AuthSite, AuthSite];
  beforeAll(async () => {
    const databaseUrl = await newDatabase('empty');
    const key = 'one for both'.repeat(3);
    const settings = {
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'https://words.example',
      SECRETS_KEY: key,
    };
    const open = async () =>
      openAuthSite(settings, {
        store: await openStore({
          dataDir: '',
          databaseUrl,
          secretsKey: [key],
        }),
      });
    sites = await Promise.all([open(), open()]);
  }, 120_000);
  afterAll(async () => {
    for (const { close, site } of sites) {
      await close();
      await site.dependencies.store.close();
    }
  });

  it('accept each other’s tokens and end each other’s sessions', async () => {
    const [one, two] = sites;
    const client = await one.register('ada@example.org');
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const headers = { authorization: `Bearer ${token}` };
    const ask = async () => (await two.site.app.inject({ url: '/GetVisits', headers })).statusCode;
    expect(await ask()).toBe(200);
    const elsewhere = two.newClient();
    await elsewhere.signInWithPassword({ email: 'ada@example.org', password });
    await elsewhere.signOut({ scope: 'global' });
    expect(await ask()).toBe(401);
  });

  it('refresh one session for two tabs at once', async () => {
    const [one, two] = sites;
    const client = await one.register('berta@example.org');
    const refresh_token = (await client.getSession()).data.session?.refresh_token ?? '';
    const refreshed = await Promise.all(
      [one, two, one, two].map((site) => site.newClient().refreshSession({ refresh_token })),
    );
    expect(refreshed.map(({ error }) => error)).toEqual([null, null, null, null]);
  });

  it('have one account an address', async () => {
    const [one, two] = sites;
    const registering = [one, two, one, two].map((site) =>
      site.newClient().signUp({
        email: 'clara@example.org',
        password,
        options: { data: { acceptTermsPrivacyPolicy: true, rejectSaveData: true } },
      }),
    );
    const made = await Promise.all(registering);
    expect(made.filter(({ data }) => data.session !== null)).toHaveLength(1);
  });
});
