import { expect, it } from 'vitest';

import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { openDatabase } from '../open-database.ts';

const hour = 60 * 60 * 1000;

describeOnEveryEngine('the line of letters', ({ open, newPlace }) => {
  const clock = { ahead: 0 };
  const now = () => new Date(Date.UTC(2026, 0, 1) + clock.ahead);
  const letter = {
    to: 'Ada@example.org',
    subject: 'Hello',
    text: 'A secret link.',
    kind: 'recovery',
  };

  it('gives each letter to one process, and to another when that one is gone', async () => {
    clock.ahead = 0;
    const place = await newPlace();
    const [one, two] = [await open({ ...place, now }), await open({ ...place, now })];
    for (let count = 0; count < 10; count += 1) await one.letters.add(letter);
    const held: Awaited<ReturnType<typeof one.letters.hold>>[number][] = [];
    for (let round = 0; round < 10 && held.length < 10; round += 1) {
      const both = await Promise.all([one, two].map(({ letters }) => letters.hold(5, hour)));
      held.push(...both.flat());
    }
    const ids = held.map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
    expect(held[0]?.words).toEqual({ to: letter.to, subject: 'Hello', text: letter.text });
    expect(await two.letters.hold(5, hour)).toEqual([]);
    clock.ahead = 2 * hour;
    expect(await two.letters.hold(20, hour)).toHaveLength(10);
  });

  it('keeps the words sealed, and nothing of what was sent', async () => {
    clock.ahead = 0;
    const place = await newPlace();
    const { letters } = await open({ ...place, now });
    await letters.add(letter);
    const engine = openDatabase(place);
    const rows = () => engine.db.selectFrom('letters').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('secret');
    const [held] = await letters.hold(1, hour);
    await letters.sent(held?.id ?? '');
    expect(await rows()).toEqual([]);
    await engine.close();
  });

  it('lends a letter again at once when its lease is ended', async () => {
    const { letters } = await open({ ...(await newPlace()), now });
    await letters.add(letter);
    const [held] = await letters.hold(1, hour);
    expect(await letters.hold(1, hour)).toEqual([]);
    await letters.release([held?.id ?? '']);
    expect(await letters.hold(1, hour)).toMatchObject([{ id: held?.id, attempts: 0 }]);
  });

  it('puts off, and gives up: then the words are gone and the reason stays for a month', async () => {
    clock.ahead = 0;
    const place = await newPlace();
    const { letters } = await open({ ...place, now });
    await letters.add(letter);
    const [held] = await letters.hold(1, hour);
    await letters.putOff(held?.id ?? '', new Date(now().getTime() + hour), 'ECONNREFUSED');
    expect(await letters.hold(1, hour)).toEqual([]);
    expect(await letters.line()).toMatchObject({ waiting: 1, delayed: 1, givenUp: [] });
    clock.ahead = hour;
    const [again] = await letters.hold(1, hour);
    expect(again).toMatchObject({ id: held?.id, attempts: 1, kind: 'recovery' });
    await letters.giveUp(again?.id ?? '', 'EENVELOPE 550');
    const failed = { email: 'ada@example.org', kind: 'recovery', failure: 'EENVELOPE 550' };
    expect(await letters.line()).toMatchObject({ waiting: 0, oldest: null, givenUp: [failed] });
    const engine = openDatabase(place);
    const { sealed } = await engine.db
      .selectFrom('letters')
      .select('sealed')
      .executeTakeFirstOrThrow();
    expect(sealed).toBeNull();
    await engine.close();
    clock.ahead = 31 * 24 * hour;
    await letters.tidy();
    expect((await letters.line()).givenUp).toEqual([]);
  });

  it('sends no letter whose link is used, replaced or over, and none to who is gone', async () => {
    clock.ahead = 0;
    const store = await open({ now });
    const { id: userId } = await register(store, { email: 'ada@example.org' });
    const order = async (hash: string) => {
      await store.links.add({ userId, purpose: 'recovery', email: null }, hash, 3600);
      const expiresAt = new Date(now().getTime() + hour);
      await store.letters.add({ ...letter, linkHash: hash, expiresAt });
    };
    await order('first');
    await order('second');
    expect((await store.letters.line()).waiting).toBe(1);
    await store.links.take('second', 'recovery');
    expect((await store.letters.line()).waiting).toBe(0);
    await order('third');
    clock.ahead = 2 * hour;
    expect(await store.letters.hold(1, hour)).toEqual([]);
    expect((await store.letters.line()).givenUp).toMatchObject([{ failure: 'too late' }]);
    await store.letters.add({ ...letter, kind: 'new-device' });
    await store.users.erase(userId);
    expect(await store.letters.line()).toMatchObject({ waiting: 0, givenUp: [] });
  });

  it('forgets the letters to an address, and no others', async () => {
    clock.ahead = 0;
    const { letters } = await open({ now });
    await letters.add(letter);
    await letters.add({ ...letter, to: 'bea@example.org' });
    await letters.forget('ADA@example.org');
    expect((await letters.hold(5, hour)).map(({ words }) => words?.to)).toEqual([
      'bea@example.org',
    ]);
  });
});
