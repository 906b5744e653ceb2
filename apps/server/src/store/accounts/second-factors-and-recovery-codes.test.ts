import { expect, it } from 'vitest';

import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

describeOnEveryEngine('second factors', ({ open }) => {
  const enrolled = async () => {
    const clock = { now: Date.UTC(2026, 10, 21) };
    const store = await open({ now: () => new Date(clock.now) });
    const user = await register(store);
    const { factors } = store;
    const factor = await factors.add(user.id, { friendlyName: 'Phone', secret: 'secret' });
    const accept = async (step: number) =>
      factors.accept(factor.id, (await factors.challenge(factor.id)).id, step);
    return { clock, store, user, factors, factor, accept };
  };

  it('are verified by their first code', async () => {
    const { factors, factor, user, accept } = await enrolled();
    expect(factor.isVerified).toBe(false);
    expect(await accept(100)).toBe(true);
    expect(await factors.list(user.id)).toMatchObject([
      { friendlyName: 'Phone', isVerified: true },
    ]);
  });

  it('take no code twice, and none from before', async () => {
    const { accept } = await enrolled();
    expect(await accept(100)).toBe(true);
    expect(await accept(100)).toBe(false);
    expect(await accept(99)).toBe(false);
    expect(await accept(101)).toBe(true);
  });

  it('take a code once even when it comes twice at the same time', async () => {
    const { accept } = await enrolled();
    const both = await Promise.all([accept(100), accept(100)]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  it('are checked within five minutes, one check at a time', async () => {
    const { factors, factor, clock } = await enrolled();
    const { id } = await factors.challenge(factor.id);
    clock.now += 301_000;
    expect(await factors.accept(factor.id, id, 100)).toBe(false);
    expect(await factors.accept(factor.id, 'no such check', 100)).toBe(false);
  });

  it('belong to one person', async () => {
    const { store, factors, factor } = await enrolled();
    const other = await register(store);
    expect(await factors.find(other.id, factor.id)).toBeNull();
    expect(await factors.remove(other.id, factor.id)).toBe(false);
    const own = await factors.add(other.id, { friendlyName: null, secret: 's' });
    const { id } = await factors.challenge(own.id);
    expect(await factors.accept(factor.id, id, 100)).toBe(false);
  });

  it('have recovery codes that work once, for their owner', async () => {
    const { store, factors, user } = await enrolled();
    const other = await register(store);
    await factors.replaceCodes(user.id, ['one', 'two']);
    expect(await factors.useCode(other.id, 'one')).toBe(false);
    expect(await factors.useCode(user.id, 'one')).toBe(true);
    expect(await factors.useCode(user.id, 'one')).toBe(false);
    expect(await factors.countCodes(user.id)).toBe(1);
    await factors.replaceCodes(user.id, ['three']);
    expect(await factors.useCode(user.id, 'two')).toBe(false);
  });

  it('take the recovery codes and the second level with them when the last one goes', async () => {
    const { store, factors, factor, user, accept } = await enrolled();
    await accept(100);
    await factors.replaceCodes(user.id, ['one']);
    const begun = await store.sessions.begin({ userId: user.id, aal: 'aal2', amr: [] }, 'token');
    expect(await factors.remove(user.id, factor.id)).toBe(true);
    expect(await factors.countCodes(user.id)).toBe(0);
    expect((await store.sessions.find(begun.session.id))?.session.aal).toBe('aal1');
  });
});
