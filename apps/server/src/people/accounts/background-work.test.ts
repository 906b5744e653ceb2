import { afterEach, describe, expect, it, vi } from 'vitest';

import { type AuthSite, openAuthSite, password } from '../../testing/auth-client-for-tests.ts';
import { openTestSite } from '../../testing/site-for-tests.ts';
import { openBackgroundWork } from './background-work.ts';

const log = { error: () => undefined } as unknown as Parameters<
  ReturnType<typeof openBackgroundWork>['start']
>[0];
const away = () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' });

describe('work beside a reply', () => {
  it('is tried again while the database is away', async () => {
    const { start, finish } = openBackgroundWork();
    const work = vi.fn<() => Promise<void>>(async () => undefined).mockRejectedValueOnce(away());
    await start(log, work);
    expect(work).toHaveBeenCalledTimes(1);
    await finish();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does not hold up the end of a site whose database is away', async () => {
    const { start, close } = openBackgroundWork();
    await start(log, () => Promise.reject(away()));
    await expect(close()).resolves.toBeUndefined();
  });

  it('fails once where something else is wrong', async () => {
    const { start, finish } = openBackgroundWork();
    const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('wrong')));
    await start(log, work);
    await finish();
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a letter that warns the owner of an account', () => {
  let auth: AuthSite | undefined;
  afterEach(() => auth?.close());

  it('is written down before the reply', async () => {
    const plain = await openTestSite();
    const { store, config } = plain.dependencies;
    const seen: string[] = [];
    const add = async (letter: Parameters<typeof store.letters.add>[0]) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await store.letters.add(letter);
      seen.push(letter.kind);
    };
    const letters = { ...store.letters, add };
    auth = await openAuthSite({ DATA_DIR: config.DATA_DIR }, { store: { ...store, letters } });
    const client = await auth.register('ada@example.org');
    const { error } = await client.updateUser({
      password: 'another walk in November',
      current_password: password,
    });
    expect(error).toBeNull();
    expect(seen).toEqual(['password-changed']);
    await plain.close();
  });
});
