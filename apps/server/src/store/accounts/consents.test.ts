import { legal } from '@vernacular/contract';
import { expect, it } from 'vitest';

import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { consents } from '../migrations/0014-consents.ts';
import { openDatabase } from '../open-database.ts';

const { version } = legal;
const earlier = '2026-11-21T08:00:00.000Z';
const later = '2026-11-22T09:30:00.000Z';

/** A clock that returns these times in turn, then the last one for ever. */
const clock = (times: readonly string[]) => {
  const left = [...times];
  return () => new Date((left.length > 1 ? left.shift() : left[0]) ?? '');
};

describeOnEveryEngine('what people agreed to', ({ open, newPlace }) => {
  const given = { version, screen: 'register', givenAt: earlier, withdrawnAt: null } as const;
  it('is written down with the account', async () => {
    const store = await open({ now: () => new Date(earlier) });
    const { id } = await register(store);
    expect(await store.consents.of(id)).toEqual([
      { subject: 'terms', ...given },
      { subject: 'saving', ...given },
    ]);
  });

  it('holds no saving for whoever did not choose it', async () => {
    const store = await open({ now: () => new Date(earlier) });
    const { id } = await register(store, { saves: false });
    expect(await store.consents.of(id)).toEqual([{ subject: 'terms', ...given }]);
  });

  it('keeps the line of what was taken back, and says when', async () => {
    const store = await open({ now: clock([earlier, later]) });
    const { id } = await register(store);
    await store.demographics.update(id, { rejectSaveData: true });
    await store.demographics.update(id, { rejectSaveData: true, goals: 'Clarity' });
    expect(await store.consents.of(id)).toEqual([
      { subject: 'terms', ...given },
      { subject: 'saving', ...given, withdrawnAt: later },
    ]);
    await store.demographics.update(id, { rejectSaveData: false });
    await store.demographics.update(id, { rejectSaveData: false });
    expect((await store.consents.of(id)).slice(2)).toEqual([
      { subject: 'saving', version, screen: 'profile', givenAt: later, withdrawnAt: null },
    ]);
  });

  it('comes from the first call of somebody whose account is kept elsewhere, once', async () => {
    const store = await open({ now: () => new Date(earlier) });
    const said = { acceptTermsPrivacyPolicy: true };
    await store.demographics.add('hosted', said);
    await store.demographics.add('hosted', said);
    await store.demographics.add('silent', {});
    expect(await store.consents.of('hosted')).toEqual([{ subject: 'terms', ...given }]);
    expect(await store.consents.of('silent')).toEqual([]);
  });

  it('is renewed once for each version, and for nobody who is not there', async () => {
    const store = await open({ now: () => new Date(later) });
    await store.demographics.add('silent', {});
    const renewals = Array.from({ length: 5 }, () => store.consents.renew('silent'));
    expect(await Promise.all(renewals)).toEqual([true, true, true, true, true]);
    expect(await store.consents.of('silent')).toEqual([
      { subject: 'terms', version, screen: 'renewal', givenAt: later, withdrawnAt: null },
    ]);
    expect(await store.consents.renew('nobody')).toBe(false);
  });

  it('goes with the account', async () => {
    const place = await newPlace();
    const store = await open(place);
    const { id } = await register(store);
    const other = await register(store);
    await store.users.erase(id);
    expect(await store.consents.of(id)).toEqual([]);
    expect(await store.consents.of(other.id)).toHaveLength(2);
  });

  it('of those who registered before it was noted counts as an earlier version', async () => {
    const place = await newPlace();
    const store = await open({ ...place, now: () => new Date(earlier) });
    const [saves, savesNot] = [await register(store), await register(store, { saves: false })];
    const engine = openDatabase(place);
    await engine.db.deleteFrom('consents').execute();
    await consents.mend?.(engine.db);
    await engine.close();
    const noted = { ...given, version: 'earlier' };
    const ledger = await store.consents.of(saves.id);
    expect(ledger).toHaveLength(2);
    expect(ledger).toEqual(
      expect.arrayContaining([
        { subject: 'terms', ...noted },
        { subject: 'saving', ...noted },
      ]),
    );
    expect(await store.consents.of(savesNot.id)).toEqual([{ subject: 'terms', ...noted }]);
  });
});
