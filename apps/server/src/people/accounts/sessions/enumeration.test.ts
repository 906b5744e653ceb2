import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Store } from '../../../store/index.ts';
import {
  type AuthSite,
  details,
  openAuthSite,
  password,
} from '../../../testing/auth-client-for-tests.ts';
import { openTestSite, type TestSite } from '../../../testing/site-for-tests.ts';

const settings = {
  CONFIRM_EMAIL: 'true',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@example.org',
};

/** Lets one see which calls of the store are made, and with what. */
function watched(store: Store, seen: string[]): Store {
  const watch = <T extends object>(port: T, name: string): T =>
    new Proxy(port, {
      get: (of, key) => {
        const value: unknown = Reflect.get(of, key);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          seen.push(`${name}.${String(key)} ${/\$argon2id\$/u.test(JSON.stringify(given))}`);
          return (value as (...args: unknown[]) => unknown).apply(of, given);
        };
      },
    });
  return { ...store, users: watch(store.users, 'users'), links: watch(store.links, 'links') };
}

describe('whoever asks whether an address is taken, where addresses are confirmed', () => {
  let plain: TestSite;
  let auth: AuthSite;
  const seen: string[] = [];
  const letters: string[] = [];
  beforeAll(async () => {
    plain = await openTestSite();
    const mail = { send: async ({ to }: { to: string }) => void letters.push(to) };
    const { store, config } = plain.dependencies;
    auth = await openAuthSite(
      { ...settings, DATA_DIR: config.DATA_DIR },
      { store: watched(store, seen), mail },
    );
  }, 120_000);
  afterAll(async () => {
    await auth.close();
    await plain.close();
  });

  /** Everything an answer shows, its changing values blotted out, and what was done until it came. */
  async function ask(email: string) {
    seen.length = 0;
    const reply = await auth.site.app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      payload: { email, password, data: details },
    });
    const work = [...seen];
    await auth.site.app.workAfterReplies();
    const blot = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value)
          .replaceAll(email, 'the address')
          .replaceAll(/[0-9a-f-]{36}/gu, 'an id')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, 'a moment'),
      ) as unknown;
    const { date: _, ...headers } = reply.headers;
    return { status: reply.statusCode, headers: blot(headers), body: blot(reply.json()), work };
  }

  const weak = async (email: string) => {
    const payload = { email, password: 'password1', data: details };
    const reply = await auth.site.app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      payload,
    });
    return [reply.statusCode, reply.body];
  };

  it('gets one answer, for which the same was done, and one letter goes either way', async () => {
    const free = await ask('ada@example.org');
    const taken = await ask('ada@example.org');
    expect(free.status).toBe(200);
    expect(taken).toEqual(free);
    // A password was hashed both times, and before the reply nothing else was asked of the accounts.
    expect(free.work).toEqual(['users.register true']);
    expect(letters).toEqual(['ada@example.org', 'ada@example.org']);
  });

  it('gets one answer for a password that is too weak, too', async () => {
    expect(await weak('ada@example.org')).toEqual(await weak('bea@example.org'));
  });
});
