import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { formOf } from './form-for-tests.ts';
import { passwordForTests, register, type Person } from './person-for-tests.ts';
import type { TestSite } from './site-for-tests.ts';
import { describeOnEveryDatabase } from './sites-for-tests.ts';
import { openDatabase } from '../store/index.ts';

describeOnEveryDatabase('the rows of somebody', (open) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await open({ FAIR_SHARES: JSON.stringify({ grading: { person: 10 } }) });
  }, 120_000);
  afterAll(() => site.close());

  /** The tables in which one of these words stands. */
  const tablesWith = async (...words: readonly string[]) => {
    await site.app.workAfterReplies();
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = site.dependencies.config;
    const { db, close } = openDatabase({ dataDir, databaseUrl });
    const found: string[] = [];
    for (const { name } of await db.introspection.getTables()) {
      // oxlint-disable-next-line no-await-in-loop -- SQLite reads one table at a time
      const rows = JSON.stringify(
        await db
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      );
      if (words.some((word) => rows.includes(word))) found.push(name);
    }
    await close();
    return found;
  };

  /** What leaves rows: work, a link, a key, a second step, wrong guesses, letters and costly calls. */
  async function live({ id, email, call }: Person) {
    const { interactions, shares, knownWords } = site.dependencies.store;
    const taskId = (await interactions.save('ethics', id, { original_text: 'mine' })) ?? '';
    await shares.create({ userId: id, type: 'ethics', taskId });
    await knownWords.change(id, { add: ['ribosome'], remove: [] });
    const guess = (password: string) =>
      site.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email, password },
      });
    const replies = [
      await guess('a guess of somebody'),
      await guess(passwordForTests),
      await call('POST', '/auth/v1/confirm-password', { password: 'a wrong one' }),
      await call('POST', '/auth/v1/recover', { email }),
      await call('POST', '/api/keys', { name: 'Writer' }),
      await call('POST', '/auth/v1/factors', { factor_type: 'totp' }),
      await call('POST', '/auth/v1/recovery-codes/verify', { code: 'AAAA' }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([
      400, 200, 400, 200, 200, 200, 422,
    ]);
    const { payload, headers } = formOf({ field: 'ContentTA', content: 'A text of bees.' });
    expect((await call('POST', '/api/TextGrading/Grade', payload, headers)).statusCode).toBe(200);
    // A share is told to the other servers after the reply.
    await vi.waitFor(async () =>
      expect(await tablesWith('share-grading-person')).toContain('rate_limits'),
    );
  }

  it('that count calls and attempts hold neither id nor address of theirs', async () => {
    const dana = await register(site, 'dana@example.org');
    await live(dana);
    const tables = await tablesWith(dana.id, dana.email);
    expect(tables).toEqual(expect.arrayContaining(['users', 'sessions', 'api_keys', 'shares']));
    expect(tables).not.toContain('rate_limits');
  });

  it('that are left after the account was deleted lead back to no id and no address', async () => {
    const noa = await register(site, 'noa@example.org');
    await live(noa);
    const password = { password: passwordForTests };
    expect((await noa.call('DELETE', '/auth/v1/user', password)).statusCode).toBe(204);
    expect(await tablesWith(noa.id, noa.email)).toEqual([]);
  });

  it('that were emptied and then left by a deleted account lead back to no id either', async () => {
    const omer = await register(site, 'omer@example.org');
    const { interactions } = site.dependencies.store;
    await live(omer);
    const [task] = await interactions.list(omer.id);
    await interactions.anonymise(omer.id);
    expect(await tablesWith(task?.id ?? 'none')).toEqual([]);
    await omer.call('DELETE', '/auth/v1/user', { password: passwordForTests });
    expect(await tablesWith(omer.id, omer.email)).toEqual([]);
  });
});
