import { expect, it } from 'vitest';

import { register } from '../../testing/people-for-tests.ts';
import type { Store } from '../open-store.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

const proof = { method: 'password', timestamp: 0 };
const second = 1000;
const day = 24 * 60 * 60 * second;

const begin = async (store: Store, userId: string, token: string) =>
  (await store.sessions.begin({ userId, aal: 'aal1', amr: [proof] }, token)).session;

const refresh = async (store: Store, token: string) => {
  const children = { first: `${token}a`, second: `${token}b` };
  const refreshed = await store.sessions.refresh(token, children);
  return refreshed.kind === 'refreshed' ? children[refreshed.child] : refreshed.kind;
};

describeOnEveryEngine('sessions', ({ open }) => {
  const signedIn = async () => {
    const clock = { now: Date.UTC(2026, 10, 21) };
    const store = await open({ now: () => new Date(clock.now) });
    const { id } = await register(store);
    const session = await begin(store, id, 'first');
    return { clock, store, session, userId: id };
  };

  it('change their token at each refresh', async () => {
    const { store, session } = await signedIn();
    const children = { first: 'a', second: 'b' };
    expect(await store.sessions.refresh('first', children)).toEqual({
      kind: 'refreshed',
      session,
      child: 'first',
    });
    expect(await refresh(store, 'a')).toBe('aa');
  });

  it('know no token they did not give', async () => {
    const { store } = await signedIn();
    expect(await refresh(store, 'guess')).toBe('unknown');
  });

  it('give one and the same child to all who refresh at once', async () => {
    const { store, session, clock } = await signedIn();
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(store, 'first')));
    expect(new Set(all)).toEqual(new Set(['firsta']));
    clock.now += 9 * second;
    expect(await refresh(store, 'first')).toBe('firsta');
    expect(await store.sessions.find(session.id)).not.toBeNull();
  });

  it('go on once with a new child when the reply that held the first was lost', async () => {
    const { store, session, clock } = await signedIn();
    await refresh(store, 'first');
    clock.now += 11 * second;
    expect(await refresh(store, 'first')).toBe('firstb');
    clock.now += 9 * second;
    expect(await refresh(store, 'first')).toBe('firstb');
    expect(await refresh(store, 'firstb')).toBe('firstba');
    expect(await store.sessions.find(session.id)).not.toBeNull();
  });

  it.each([
    ['for the third time', [], 'first'],
    ['and the child that seemed lost was not', [], 'firsta'],
    ['and its child was used', ['firstb'], 'first'],
  ])('end when a token comes back late %s', async (_why, used, token) => {
    const { store, session, clock } = await signedIn();
    await refresh(store, 'first');
    clock.now += 11 * second;
    await refresh(store, 'first');
    for (const one of used) await refresh(store, one);
    clock.now += 11 * second;
    expect(await refresh(store, token)).toBe('reused');
    expect(await refresh(store, 'firstb')).toBe('unknown');
    expect(await store.sessions.find(session.id)).toBeNull();
  });

  it('end when a token comes back whose child is in use, with every token of theirs', async () => {
    const { store, session, clock } = await signedIn();
    await refresh(store, 'first');
    await refresh(store, 'firsta');
    clock.now += 11 * second;
    expect(await refresh(store, 'first')).toBe('reused');
    expect(await refresh(store, 'firstb')).toBe('unknown');
    expect(await store.sessions.find(session.id)).toBeNull();
  });

  it('leave a person’s other sessions alone when one is misused', async () => {
    const { store, userId, clock } = await signedIn();
    const other = await begin(store, userId, 'other');
    await refresh(store, 'first');
    await refresh(store, 'firsta');
    clock.now += 11 * second;
    await refresh(store, 'first');
    expect(await store.sessions.find(other.id)).not.toBeNull();
  });

  it('end when nobody came back for sixty days', async () => {
    const { store, session, clock } = await signedIn();
    clock.now += 61 * day;
    expect(await refresh(store, 'first')).toBe('unknown');
    expect(await store.sessions.find(session.id)).toBeNull();
  });

  it('end after ninety days, however often somebody came back', async () => {
    const { store, session, clock } = await signedIn();
    let token = 'first';
    for (let week = 0; week < 12; week += 1) {
      clock.now += 7 * day;
      token = await refresh(store, token);
    }
    expect(await store.sessions.find(session.id)).not.toBeNull();
    clock.now += 7 * day;
    expect(await refresh(store, token)).toBe('unknown');
    expect(await store.sessions.find(session.id)).toBeNull();
  });

  it('are swept away after that time too', async () => {
    const { store, session, clock } = await signedIn();
    clock.now += 61 * day;
    await store.sweep();
    expect(await store.sessions.find(session.id)).toBeNull();
  });

  it('last as long as the site says, their access tokens too', async () => {
    const clock = { now: Date.UTC(2026, 10, 21) };
    const hour = 3600 * second;
    const sessionLengths = { idle: hour, longest: 3 * hour };
    const store = await open({ now: () => new Date(clock.now), sessionLengths });
    const { id } = await register(store);
    const used = await begin(store, id, 'used');
    const unused = await begin(store, id, 'unused');
    const isOpen = async ({ id: session }: typeof used) =>
      (await store.sessions.find(session)) !== null;
    clock.now += 40 * 60 * second;
    let token = await refresh(store, 'used');
    expect([await isOpen(used), await isOpen(unused)]).toEqual([true, true]);
    clock.now += 40 * 60 * second;
    expect([await isOpen(used), await isOpen(unused)]).toEqual([true, false]);
    expect(await refresh(store, 'unused')).toBe('unknown');
    for (let n = 0; n < 4; n += 1) {
      token = await refresh(store, token);
      clock.now += 30 * 60 * second;
    }
    expect(await isOpen(used)).toBe(false);
    expect(await refresh(store, token)).toBe('unknown');
  });

  it('get their second level by a second proof, which ends those without it', async () => {
    const { store, session, userId } = await signedIn();
    const other = await begin(store, userId, 'other');
    const totp = { method: 'totp', timestamp: 5 };
    const raised = await store.sessions.raise(session, totp, 'raised');
    expect(raised).toMatchObject({ aal: 'aal2', amr: [proof, totp] });
    expect((await store.sessions.find(session.id))?.session).toEqual(raised);
    expect(await store.sessions.find(other.id)).toBeNull();
  });

  it('end alone, all but one, or all', async () => {
    const { store, session, userId } = await signedIn();
    const [other, third] = [await begin(store, userId, 'b'), await begin(store, userId, 'c')];
    await store.sessions.end(session.id);
    expect(await store.sessions.find(session.id)).toBeNull();
    await store.sessions.endOthers(userId, third.id);
    expect(await store.sessions.find(other.id)).toBeNull();
    expect(await store.sessions.find(third.id)).not.toBeNull();
    await store.sessions.endAll(userId);
    expect(await store.sessions.find(third.id)).toBeNull();
  });

  it('tell whether their person has a second factor', async () => {
    const { store, session, userId } = await signedIn();
    const factor = await store.factors.add(userId, { friendlyName: null, secret: 's' });
    expect((await store.sessions.find(session.id))?.hasFactor).toBe(false);
    const { id } = await store.factors.challenge(factor.id);
    await store.factors.accept(factor.id, id, 1);
    expect((await store.sessions.find(session.id))?.hasFactor).toBe(true);
  });
});
