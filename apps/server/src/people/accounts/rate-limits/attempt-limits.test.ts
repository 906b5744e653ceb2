import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  details,
  authSitesWith,
  password,
} from '../../../testing/auth-client-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';
import { hashIp } from '../../../http/index.ts';
import { openPasswordHasher } from '../passwords/password-hasher.ts';
import { hashToken } from '../sessions/tokens-and-recovery-codes.ts';

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
    const statuses = async (times: number, guess: Parameters<typeof signIn>[0] = {}) => {
      const list: number[] = [];
      for (let n = 0; n < times; n += 1) list.push((await signIn(guess)).status);
      return list;
    };
    const refusedAfterTen = [...Array.from({ length: 10 }, () => 400), 429, 429];
    /** As if the wait were over. */
    const forgetWaits = async () => {
      const waits = auth.site.dependencies.store.limiter({
        name: 'password-account-address-wait',
        times: 1,
        seconds: 900,
      });
      await waits.delete(hashToken(`${hashToken('ada@example.org')} ${hashIp('203.0.113.1')}`));
    };

    it('waits longer each time after ten, for people and for addresses nobody registered alike', async () => {
      await auth.register('ada@example.org');
      expect(await statuses(12)).toEqual(refusedAfterTen);
      expect(await statuses(12, { email: 'unknown@example.org' })).toEqual(refusedAfterTen);
      const waits: number[] = [];
      for (let n = 0; n < 10; n += 1) {
        const { body, headers } = await signIn({ typed: password });
        expect(body).toMatchObject({ code: 'over_request_rate_limit' });
        waits.push(Number(headers['retry-after']));
        await forgetWaits();
        expect((await signIn({})).status).toBe(400);
      }
      // A second or two may have passed.
      const told = [5, 10, 20, 40, 80, 160, 320, 640, 900, 900];
      expect(
        waits.map((wait, n) => told[n]! - wait).filter((late) => late < 0 || late > 4),
      ).toEqual([]);
    });

    it('elsewhere keeps nobody out: not at home, and not on a device that has signed in before', async () => {
      await auth.register('ada@example.org');
      const { headers } = await signIn({ typed: password, ip: '198.51.100.9' });
      const known = { cookie: String(headers['set-cookie']).split(';')[0] };
      await statuses(12);
      expect((await signIn({ typed: password, ip: '198.51.100.7' })).status).toBe(200);
      for (let n = 0; n < 60; n += 1) await signIn({ ip: `198.51.101.${n}` });
      expect((await signIn({ typed: password, ip: '198.51.102.1' })).status).toBe(429);
      expect((await signIn({ typed: password, headers: known })).status).toBe(200);
      expect((await signIn({ typed: password, ip: '198.51.102.1', headers: known })).status).toBe(
        200,
      );
    }, 60_000);

    it('with changing addresses is slowed too', async () => {
      const list: number[] = [];
      for (let n = 0; n < 33; n += 1) list.push((await signIn({ ip: `198.51.101.${n}` })).status);
      expect(list.indexOf(429)).toBe(30);
    });

    it('leaves no delay behind where the password was right, even when strangers had guessed', async () => {
      await auth.register('ada@example.org');
      for (let n = 0; n < 29; n += 1) await signIn({ ip: `198.51.101.${n}` });
      expect((await signIn({ typed: password, ip: '198.51.102.1' })).status).toBe(200);
      expect((await signIn({ typed: password, ip: '198.51.102.2' })).status).toBe(200);
    }, 60_000);

    it('on a device of the past is slowed on that device, by a count of its own', async () => {
      await auth.register('ada@example.org');
      const { headers } = await signIn({ typed: password });
      const known = { cookie: String(headers['set-cookie']).split(';')[0] };
      expect((await statuses(33, { headers: known })).indexOf(429)).toBe(30);
      expect((await signIn({ typed: password })).status).toBe(200);
    });

    it('is not helped by a device known to somebody else, or by a note that was made up', async () => {
      await auth.register('ada@example.org');
      await auth.register('eve@example.org');
      const { headers } = await signIn({ email: 'eve@example.org', typed: password });
      const known = { cookie: String(headers['set-cookie']).split(';')[0] };
      expect(await statuses(12, { headers: known })).toEqual(refusedAfterTen);
      expect((await signIn({ headers: { cookie: 'knownDevice=e30.e30.x~~a' } })).status).toBe(429);
    });

    it('is counted for the address as it connects, whatever it says it forwards', async () => {
      const list: number[] = [];
      for (let n = 0; n < 12; n += 1)
        list.push((await signIn({ headers: { 'x-forwarded-for': `198.51.100.${n}` } })).status);
      expect(list).toEqual(refusedAfterTen);
    });

    it('is counted together by all processes', async () => {
      const { config, store } = auth.site.dependencies;
      const other = await openAuthSite({ DATA_DIR: config.DATA_DIR }, { store });
      await statuses(10);
      expect((await signIn({}, other.site.app)).status).toBe(429);
      await other.site.app.close();
    });

    it('is not counted when the password was right', async () => {
      await auth.register('ada@example.org');
      for (let n = 0; n < 12; n += 1) expect((await signIn({ typed: password })).status).toBe(200);
    });

    it('of many people from one address leaves each of them a few tries of their own', async () => {
      await auth.register('ada@example.org');
      for (let n = 0; n < 101; n += 1) await signIn({ email: `p${n % 25}@example.org` });
      expect((await statuses(6, { email: 'new@example.org' })).indexOf(429)).toBe(3);
      expect((await signIn({ typed: password })).status).toBe(200);
    }, 60_000);

    const spray = async (times: number, ip?: (n: number) => string) => {
      const list: number[] = [];
      for (let n = 0; n < times; n += 1)
        list.push((await signIn({ email: `p${n}@example.org`, ...(ip && { ip: ip(n) }) })).status);
      return list;
    };

    /** As if the wait that goes on now were a long one. */
    const wait = async () => {
      const name = 'password-accounts-address-wait';
      const waits = auth.site.dependencies.store.limiter({ name, times: 1, seconds: 900 });
      expect(await waits.get(hashIp('203.0.113.1'))).not.toBeNull();
      await waits.block(hashIp('203.0.113.1'), 900);
    };

    describe('of many accounts from one address', () => {
      it('is refused after 150, known or not, right or wrong, but for known devices', async () => {
        await auth.register('p5@example.org');
        await auth.register('ada@example.org');
        const { headers } = await signIn({
          email: 'ada@example.org',
          typed: password,
          ip: '198.51.100.9',
        });
        const known = { cookie: String(headers['set-cookie']).split(';')[0] };
        const list = await spray(160);
        expect(list.slice(0, 150)).not.toContain(429);
        expect(list.slice(150)).toContain(429);
        await wait();
        const refused = await signIn({ typed: password });
        expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        expect((await signIn({ typed: password, headers: known })).status).toBe(200);
        expect((await signIn({ typed: password, ip: '198.51.100.7' })).status).toBe(200);
        // Who failed here before the bound was reached still has tries.
        expect((await signIn({ email: 'p5@example.org', typed: password })).status).toBe(200);
      }, 120_000);

      it('counts an IPv6 network as one address', async () => {
        const list = await spray(160, (n) => `2001:db8:1:2::${n.toString(16)}`);
        expect(list.slice(150)).toContain(429);
      }, 60_000);

      it('is counted together by all processes', async () => {
        const { config, store } = auth.site.dependencies;
        const other = await openAuthSite({ DATA_DIR: config.DATA_DIR }, { store });
        await spray(150);
        await wait();
        expect((await signIn({ email: 'another@example.org' }, other.site.app)).status).toBe(429);
        await other.site.app.close();
      }, 60_000);

      it('shuts out no campus of 200 of whom 120 mistype once or twice before they get it right', async () => {
        const people = Array.from({ length: 200 }, (_, n) => `student${n}@example.org`);
        const { store, passwordCost } = auth.site.dependencies;
        const passwordHash = await (await openPasswordHasher(passwordCost)).hash(password);
        const person = { passwordHash, isConfirmed: true, demographics: details };
        for (const email of people) await store.users.register({ email, ...person });
        const list: number[] = [];
        for (const [n, email] of people.slice(0, 120).entries())
          for (let times = 0; times <= n % 2; times += 1)
            list.push((await signIn({ email })).status);
        expect(new Set(list)).toEqual(new Set([400]));
        const right: number[] = [];
        for (const email of people) right.push((await signIn({ email, typed: password })).status);
        expect(new Set(right)).toEqual(new Set([200]));
        // And nobody's mistake is left over for the next hour.
        expect(await spray(150)).not.toContain(429);
      }, 180_000);
    });

    it('keeps neither addresses nor e-mails in the counters', async () => {
      await statuses(1, { email: 'canary@example.org', ip: '203.0.113.99' });
      await auth
        .newClient()
        .signUp({ email: 'c@example.org', password, options: { data: details } });
      const { store } = auth.site.dependencies;
      for (const name of ['password-account', 'password-accounts-address'])
        for (const key of ['canary@example.org', '203.0.113.99'])
          expect(await store.limiter({ name, times: 1, seconds: 1 }).get(key)).toBeNull();
    });
  });

  it('of one address to register or to be sent letters are as many an hour as is said', async () => {
    const auth = await openAuthSite({ SIGN_UPS_PER_HOUR: '3', LETTERS_PER_HOUR: '2' });
    const ask = async (path: string, payload: object, remoteAddress = '203.0.113.1') =>
      (await auth.site.app.inject({ method: 'POST', url: path, payload, remoteAddress }))
        .statusCode;
    const signUp = (n: number, ip?: string) =>
      ask('/auth/v1/signup', { email: `p${n}@example.org`, password, data: details }, ip);
    const recover = (n: number, ip?: string) =>
      ask('/auth/v1/recover', { email: `p${n}@example.org` }, ip);
    const signedUp: number[] = [];
    for (let n = 0; n < 4; n += 1) signedUp.push(await signUp(n));
    expect([...signedUp, await signUp(5, '203.0.113.2')]).toEqual([200, 200, 200, 429, 200]);
    const sent: number[] = [];
    for (let n = 0; n < 3; n += 1) sent.push(await recover(n));
    expect([...sent, await recover(0, '203.0.113.2')]).toEqual([200, 200, 429, 200]);
    await auth.close();
  });

  describe('what strangers ask for', () => {
    const ip = '203.0.113.1';
    let auth: AuthSite;
    beforeEach(async () => {
      auth = await openAuthSite({ SIGN_UPS_PER_HOUR: '3', LETTERS_PER_HOUR: '6' });
    }, 60_000);
    afterEach(() => auth.close());
    const ask = (path: string, payload: object, headers = {}, method: 'POST' | 'PUT' = 'POST') =>
      auth.site.app.inject({
        method,
        url: `/auth/v1/${path}`,
        payload,
        remoteAddress: ip,
        headers,
      });
    const email = 'ada@example.org';

    it('does not keep others from registering when none of it is valid', async () => {
      const broken = [
        {},
        { email: 'no address', password },
        { email, password: 'password', data: details },
        { email, password, data: { ...details, acceptTermsPrivacyPolicy: 'perhaps' } },
      ];
      for (let n = 0; n < 40; n += 1)
        expect((await ask('signup', broken[n % broken.length]!)).statusCode).toBeLessThan(429);
      expect((await ask('signup', { email, password, data: details })).statusCode).toBe(200);
    });

    it('uses up no letters of an owner’s device, and is told when to ask again', async () => {
      await auth.register(email);
      const { headers } = await ask('token?grant_type=password', { email, password });
      const known = { cookie: String(headers['set-cookie']).split(';')[0] };
      for (let n = 0; n < 6; n += 1)
        await ask('recover', { email: n < 5 ? email : 'p@example.org' });
      for (const one of [email, 'nobody@example.org']) {
        const refused = await ask('recover', { email: one });
        expect(refused.json()).toMatchObject({ code: 'over_email_send_rate_limit' });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
      await auth.site.app.workAfterReplies();
      const before = (await auth.lettersTo(email)).length;
      expect((await ask('recover', { email }, known)).statusCode).toBe(200);
      expect(await auth.lettersTo(email)).toHaveLength(before + 1);
    });

    it('does not stop an owner’s change of address', async () => {
      const client = await auth.register(email);
      for (let n = 0; n < 8; n += 1) await ask('recover', { email });
      const { session } = (await client.getSession()).data;
      const change = (next: string) =>
        ask(
          'user',
          { email: next, current_password: password },
          { authorization: `Bearer ${session?.access_token}` },
          'PUT',
        );
      expect((await change('new@example.org')).statusCode).toBe(200);
      expect(await auth.lettersTo('new@example.org')).toHaveLength(1);
      for (let n = 0; n < 4; n += 1) await change('new@example.org');
      const refused = await change('new@example.org');
      expect(refused.json()).toMatchObject({ code: 'over_email_send_rate_limit' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });
  });
});
