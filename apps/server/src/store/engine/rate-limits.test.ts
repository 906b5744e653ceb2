import { expect, it } from 'vitest';

import { openDatabase } from '../open-database.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

describeOnEveryEngine('counted attempts', ({ open, newPlace }) => {
  const pace = { name: 'guess', times: 3, seconds: 60 };

  it('are let through until there were too many', async () => {
    const limiter = (await open()).limiter(pace);
    for (const _ of [1, 2, 3]) await limiter.consume('a');
    await expect(limiter.consume('a')).rejects.toMatchObject({ remainingPoints: 0 });
    expect(await limiter.consume('b')).toMatchObject({ consumedPoints: 1 });
  });

  it('are counted together by all processes on one database', async () => {
    const place = await newPlace();
    const [one, two] = [await open(place), await open(place)];
    await Promise.all([1, 2].map(() => one.limiter(pace).consume('a')));
    await two.limiter(pace).consume('a');
    await expect(one.limiter(pace).consume('a')).rejects.toMatchObject({ remainingPoints: 0 });
  });

  it('are forgotten when told to', async () => {
    const limiter = (await open()).limiter(pace);
    for (const _ of [1, 2, 3]) await limiter.consume('a');
    await limiter.delete('a');
    expect(await limiter.get('a')).toBeNull();
    expect(await limiter.consume('a')).toMatchObject({ consumedPoints: 1 });
  });

  it('can be counted while somebody is in the middle of a transaction', async () => {
    const store = await open();
    const limiter = store.limiter(pace);
    const register = store.users.register({
      email: 'a@example.org',
      passwordHash: 'h',
      isConfirmed: true,
      demographics: {},
    });
    await Promise.all([register, limiter.consume('a'), limiter.consume('a')]);
    expect((await limiter.get('a'))?.consumedPoints).toBe(2);
  });

  it('are swept away when their time is over', async () => {
    let ahead = 0;
    const place = await newPlace();
    const store = await open({ ...place, now: () => new Date(Date.now() + ahead) });
    await store.limiter(pace).consume('a');
    const rows = async () => {
      const engine = openDatabase(place);
      const kept = await engine.db.selectFrom('rate_limits').selectAll().execute();
      await engine.close();
      return kept.length;
    };
    await store.sweep();
    expect(await rows()).toBe(1);
    ahead = 61_000;
    await store.sweep();
    expect(await rows()).toBe(0);
  });
});
