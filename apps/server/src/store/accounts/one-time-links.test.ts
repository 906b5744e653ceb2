import { expect, it } from 'vitest';

import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

describeOnEveryEngine('links in mails', ({ open }) => {
  const mailed = async () => {
    const clock = { now: Date.UTC(2026, 10, 21) };
    const store = await open({ now: () => new Date(clock.now) });
    const { id } = await register(store);
    const link = { userId: id, purpose: 'email_change', email: 'new@example.org' } as const;
    await store.links.add(link, 'hash', 3600);
    return { clock, links: store.links, link };
  };

  it('work once', async () => {
    const { links, link } = await mailed();
    expect(await links.take('hash', 'email_change')).toEqual(link);
    expect(await links.take('hash', 'email_change')).toBeNull();
  });

  it('work for what they are for', async () => {
    const { links } = await mailed();
    expect(await links.take('hash', 'recovery')).toBeNull();
    expect(await links.take('another', 'email_change')).toBeNull();
  });

  it('work for a while', async () => {
    const { links, clock } = await mailed();
    clock.now += 3_601_000;
    expect(await links.take('hash', 'email_change')).toBeNull();
  });

  it('are replaced by the next', async () => {
    const { links, link } = await mailed();
    await links.add(link, 'newer', 3600);
    expect(await links.take('hash', 'email_change')).toBeNull();
    expect(await links.take('newer', 'email_change')).toEqual(link);
  });
});
