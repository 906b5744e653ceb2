import { expect, it } from 'vitest';

import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

describeOnEveryEngine('the visits counter', ({ open, newPlace }) => {
  it('begins at none', async () => {
    const { visits } = await open();
    expect(await visits.count()).toBe(0);
  });

  it('counts visits that come at once, and over days', async () => {
    let today = new Date('2026-11-20T23:59:00Z');
    const { visits } = await open({ now: () => today });
    await Promise.all(Array.from({ length: 20 }, () => visits.add()));
    today = new Date('2026-11-21T00:01:00Z');
    await visits.add();
    expect(await visits.count()).toBe(21);
  });

  it('remembers them after a restart', async () => {
    const place = await newPlace();
    const before = await open(place);
    await before.visits.add();
    const after = await open(place);
    expect(await after.visits.count()).toBe(1);
  });
});
