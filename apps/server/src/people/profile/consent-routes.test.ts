import { consentsCall, exportCall, legal } from '@vernacular/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDatabase } from '../../store/index.ts';
import { register } from '../../testing/person-for-tests.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

describeOnEveryDatabase('the ledger of consents', (open) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await open();
  }, 120_000);
  afterAll(() => site.close());

  /** As when the terms have changed since this person agreed. */
  async function age(userId: string) {
    const { DATA_DIR, DATABASE_URL } = site.dependencies.config;
    const engine = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
    await engine.db
      .updateTable('consents')
      .set({ version: 'earlier' })
      .where('user_id', '=', userId)
      .execute();
    await engine.close();
  }

  it('shows each person what they agreed to, also in the file of all their data', async () => {
    const dana = await register(site, 'dana@example.org');
    const ledger = consentsCall.reply
      .strict()
      .parse((await dana.call('GET', '/api/consents')).json());
    expect(ledger.isDue).toBe(false);
    expect(ledger.consents.map(({ subject }) => subject)).toEqual(['terms', 'saving']);
    const exported = exportCall.reply.parse((await dana.call('GET', '/api/profile/export')).json());
    expect(exported.consents).toEqual(ledger.consents);
  });

  it('asks again once the terms have changed, and keeps the earlier line', async () => {
    const noa = await register(site, 'noa@example.org');
    await age(noa.id);
    expect((await noa.call('GET', '/api/consents')).json()).toMatchObject({ isDue: true });
    const renewed = await noa.call('POST', '/api/consents', { version: legal.version });
    expect(renewed.json()).toMatchObject({
      isDue: false,
      consents: [
        { subject: 'terms', version: 'earlier' },
        { subject: 'saving', version: 'earlier' },
        { subject: 'terms', version: legal.version, screen: 'renewal' },
      ],
    });
  });

  it('takes no agreement to a version that is not shown any more', async () => {
    const lea = await register(site, 'lea@example.org');
    await age(lea.id);
    const reply = await lea.call('POST', '/api/consents', { version: '2001-01-01' });
    expect([reply.statusCode, reply.json<{ error: { code: string } }>().error.code]).toEqual([
      409,
      'terms-changed',
    ]);
    expect((await lea.call('GET', '/api/consents')).json()).toMatchObject({ isDue: true });
  });

  it('says that a saving taken back was taken back', async () => {
    const eve = await register(site, 'eve@example.org');
    await eve.call('PUT', '/api/profile', { rejectSaveData: true });
    const { consents } = consentsCall.reply.parse((await eve.call('GET', '/api/consents')).json());
    expect(consents.find(({ subject }) => subject === 'saving')?.withdrawnAt).toMatch(/^\d{4}-/u);
  });

  it('asks for the terms before anything is kept of who registered without', async () => {
    const made = await site.app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      payload: { email: 'bare@example.org', password: 'a quiet walk in November' },
    });
    const { access_token: token, user } = made.json<{
      access_token: string;
      user: { id: string };
    }>();
    const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
      site.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      });
    const keep = () => site.dependencies.store.interactions.save('ethics', user.id, {});
    const codeOf = async (reply: ReturnType<typeof call>) =>
      (await reply).json<{ error: { code: string } }>().error.code;
    expect((await call('GET', '/api/consents')).json()).toEqual({ consents: [], isDue: true });
    expect(await codeOf(call('PUT', '/api/profile', { rejectSaveData: false }))).toBe(
      'terms-needed',
    );
    expect(await codeOf(call('POST', '/api/dictionaries/own', {}))).toBe('terms-needed');
    await site.dependencies.store.demographics.update(user.id, { rejectSaveData: false });
    expect(await keep()).toBeNull();
    await call('POST', '/api/consents', { version: legal.version });
    expect(await keep()).not.toBeNull();
    expect((await call('PUT', '/api/profile', { rejectSaveData: false })).statusCode).toBe(200);
  });
});
