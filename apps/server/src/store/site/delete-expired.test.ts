import { expect, it } from 'vitest';

import { openDatabase } from '../index.ts';
import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

describeOnEveryEngine('sweeping', ({ newPlace, open }) => {
  it('deletes the reader tests of whom a server of an older version erased, and no other', async () => {
    const place = await newPlace();
    const store = await open(place);
    const ask = async (userId: string | null) => {
      const made = await store.readerTests.make({
        userId,
        text: 'The kinase of bees.',
        details: {
          textLanguage: 'en',
          pageLanguage: 'en',
          askedBy: 'Ada',
          audience: 'pupils',
          questions: [],
          dictionary: null,
        },
        endsAt: new Date(Date.now() + 60_000),
        mostReaders: 5,
        task: null,
        previousKey: null,
      });
      return made?.id ?? '';
    };
    const [stays, erased, withdrew] = [
      await register(store),
      await register(store),
      await register(store),
    ];
    const tests = await Promise.all([stays.id, erased.id, withdrew.id, null].map(ask));
    const { db, close } = openDatabase(place);
    await db.deleteFrom('user_demographics').where('user_id', '=', erased.id).execute();
    await db
      .updateTable('user_demographics')
      .set({ rejectSaveData: true })
      .where('user_id', '=', withdrew.id)
      .execute();
    await close();
    await store.sweep();
    const left = await Promise.all(
      tests.map(async (id) => (await store.readerTests.open(id)) !== null),
    );
    expect(left).toEqual([true, false, false, true]);
  });
});
