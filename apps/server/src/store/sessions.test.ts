import { expect, it } from 'vitest';

import { register } from '../testing/people.suite.ts';
import type { Store } from './open-store.ts';
import { describeOnEveryEngine } from '../testing/stores.suite.ts';

const proof = { method: 'password', timestamp: 0 };
const second = 1000;
const day = 24 * 60 * 60 * second;

const begin = (store: Store, userId: string, token: string) =>
  store.sessions.begin({ userId, aal: 'aal1', amr: [proof] }, token);

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
    expect(await store.sessions.refresh('first', 'second')).toEqual({ kind: 'refreshed', session });
    expect(await store.sessions.refresh('second', 'third')).toEqual({ kind: 'refreshed', session });
  });

  it('know no token they did not give', async () => {
    const { store } = await signedIn();
    expect(await store.sessions.refresh('guess', 'next')).toEqual({ kind: 'unknown' });
  });

  it('stay when two tabs refresh at once', async () => {
    const { store, session, clock } = await signedIn();
    const both = await Promise.all([
      store.sessions.refresh('first', 'left'),
      store.sessions.refresh('first', 'right'),
    ]);
    expect(both.map(({ kind }) => kind)).toEqual(['refreshed', 'refreshed']);
    clock.now += 9 * second;
    expect((await store.sessions.refresh('first', 'late')).kind).toBe('refreshed');
    expect(await store.sessions.find(session.id)).not.toBeNull();
  });

  it('end when a token comes back after ten seconds, with every token of theirs', async () => {
    const { store, session, clock } = await signedIn();
    await store.sessions.refresh('first', 'second');
    clock.now += 11 * second;
    expect(await store.sessions.refresh('first', 'stolen')).toEqual({ kind: 'reused' });
    expect(await store.sessions.refresh('second', 'third')).toEqual({ kind: 'unknown' });
    expect(await store.sessions.find(session.id)).toBeNull();
  });

  it('leave a person’s other sessions alone when one is misused', async () => {
    const { store, userId, clock } = await signedIn();
    const other = await begin(store, userId, 'other');
    await store.sessions.refresh('first', 'second');
    clock.now += 11 * second;
    await store.sessions.refresh('first', 'stolen');
    expect(await store.sessions.find(other.id)).not.toBeNull();
  });

  it('end when nobody came back for sixty days', async () => {
    const { store, session, clock } = await signedIn();
    clock.now += 61 * day;
    expect(await store.sessions.refresh('first', 'second')).toEqual({ kind: 'unknown' });
    expect(await store.sessions.find(session.id)).toBeNull();
  });

  it('are swept away after that time too', async () => {
    const { store, session, clock } = await signedIn();
    clock.now += 61 * day;
    await store.sweep();
    expect(await store.sessions.find(session.id)).toBeNull();
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
