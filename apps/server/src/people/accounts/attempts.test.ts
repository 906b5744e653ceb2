import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  details,
  authSitesWith,
  password,
} from '../../testing/auth-client.suite.ts';
import { describeOnEveryDatabase } from '../../testing/sites.suite.ts';

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length / 2] ?? 0;

describeOnEveryDatabase('attempts', (openSite) => {
  const openAuthSite = authSitesWith(openSite);

  describe('guessing passwords', () => {
    let auth: AuthSite;
    beforeEach(async () => {
      auth = await openAuthSite();
    }, 60_000);
    afterEach(() => auth.close());

    const signIn = async (
      { email = 'ada@example.org', typed = 'wrong', ip = '203.0.113.1', headers = {} },
      app = auth.site.app,
    ) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email, password: typed },
        remoteAddress: ip,
        headers,
      });
      return { status: reply.statusCode, body: reply.json<object>(), headers: reply.headers };
    };
    const time = async (email: string, ip: string) => {
      const started = performance.now();
      await signIn({ email, ip });
      return performance.now() - started;
    };
    const statuses = async (times: number, guess: Parameters<typeof signIn>[0] = {}) => {
      const list: number[] = [];
      for (let n = 0; n < times; n += 1) list.push((await signIn(guess)).status);
      return list;
    };
    const refusedTen = [...Array.from({ length: 10 }, () => 400), 429];

    it('is slowed after ten, for people and for addresses nobody registered alike', async () => {
      await auth.register('ada@example.org');
      expect(await statuses(11)).toEqual(refusedTen);
      expect(await statuses(11, { email: 'unknown@example.org' })).toEqual(refusedTen);
      const { body, headers } = await signIn({ typed: password });
      expect(body).toMatchObject({ code: 'over_request_rate_limit' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(600);
    });

    it('does not keep the owner out at home', async () => {
      await auth.register('ada@example.org');
      await statuses(11);
      expect((await signIn({ typed: password, ip: '198.51.100.7' })).status).toBe(200);
    });

    it('is counted for the address as it connects, whatever it says it forwards', async () => {
      const list: number[] = [];
      for (let n = 0; n < 11; n += 1)
        list.push((await signIn({ headers: { 'x-forwarded-for': `198.51.100.${n}` } })).status);
      expect(list).toEqual(refusedTen);
    });

    it('is counted together by all processes', async () => {
      const { config, store } = auth.site.outside;
      const other = await openAuthSite({ DATA_DIR: config.DATA_DIR }, { store });
      await statuses(10);
      expect((await signIn({}, other.site.app)).status).toBe(429);
      await other.site.app.close();
    });

    it('is not counted when the password was right', async () => {
      await auth.register('ada@example.org');
      for (let n = 0; n < 12; n += 1) expect((await signIn({ typed: password })).status).toBe(200);
    });

    it('of many people from one address is slowed too', async () => {
      const guesses = Array.from({ length: 101 }, (_, n) => signIn({ email: `p${n}@example.org` }));
      const found = (await Promise.all(guesses)).map(({ status }) => status);
      expect(found.filter((status) => status === 429)).toHaveLength(1);
    }, 60_000);

    it('takes as long for an address nobody registered as for a person', async () => {
      await auth.register('ada@example.org');
      const known: number[] = [];
      const unknown: number[] = [];
      for (let n = 0; n < 20; n += 1) {
        known.push(await time('ada@example.org', `203.0.113.${n}`));
        unknown.push(await time('nobody@example.org', `203.0.113.${n}`));
      }
      // Hashing takes tens of milliseconds: were it left out for one of them, the ratio would be ten or more.
      const ratio = median(known) / median(unknown);
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    }, 60_000);

    it('keeps neither addresses nor e-mails in the counters', async () => {
      await statuses(1, { email: 'canary@example.org', ip: '203.0.113.99' });
      await auth
        .newClient()
        .signUp({ email: 'c@example.org', password, options: { data: details } });
      const { consumedPoints } = (await auth.site.outside.store
        .limiter({ name: 'password-account', times: 1, seconds: 1 })
        .get('canary@example.org')) ?? { consumedPoints: 0 };
      expect(consumedPoints).toBe(0);
    });
  });
});
