import { profileAnswerNames } from '@vernacular/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { mayKeepWork } from '../saved-work/may-keep-work.ts';
import { openDatabase } from '../open-database.ts';
import { register, saveText } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

describeOnEveryEngine('what people say about themselves', ({ open, newPlace }) => {
  it('is saved with the account, and nothing is kept of their work unless they chose it', async () => {
    const store = await open();
    const demographics = { gender: 'Female', field_of_study: 'Education,Other', goals: 'Clarity' };
    const user = await store.users.register({
      email: 'a@example.org',
      passwordHash: 'a hash',
      isConfirmed: true,
      demographics,
    });
    expect(await store.demographics.of(user?.id ?? '')).toEqual({
      ...Object.fromEntries(profileAnswerNames.map((name) => [name, null])),
      email: 'a@example.org',
      acceptTermsPrivacyPolicy: false,
      rejectSaveData: true,
      ...demographics,
    });
  });

  it('has a place for every answer, also in a database that is older than it', async () => {
    const place = await newPlace();
    await (await open(place)).close();
    const engine = openDatabase(place);
    for (const name of profileAnswerNames)
      await engine.db.schema.alterTable('user_demographics').dropColumn(name).execute();
    await engine.close();

    const store = await open(place);
    const { id } = await register(store);
    for (const name of profileAnswerNames) {
      await store.demographics.update(id, { [name]: `said of ${name}` });
      expect((await store.demographics.of(id))?.[name]).toBe(`said of ${name}`);
    }
  });

  it('changes what is given, empties what is given as nothing, and leaves the rest', async () => {
    const store = await open();
    const { id } = await register(store);
    await store.demographics.update(id, { gender: 'Other', age: '25-34' });
    await store.demographics.update(id, { gender: null });
    expect(await store.demographics.of(id)).toMatchObject({ gender: null, age: '25-34' });
  });

  it('knows nobody it was not told of', async () => {
    const store = await open();
    expect(await store.demographics.of('nobody')).toBeNull();
    expect(await store.demographics.update('nobody', { age: '18-24' })).toBe(false);
  });

  it('anonymises past work in the same step when saving is turned off', async () => {
    const store = await open();
    const user = await register(store);
    await saveText(store, user, 'mine');
    await store.demographics.update(user.id, { rejectSaveData: true });
    expect(await store.interactions.list(user.id)).toEqual([]);
    expect(await store.interactions.save('ethics', user.id, {})).toBeNull();
  });

  it('loses no text to a save that crosses the change of mind', async () => {
    const store = await open();
    const user = await register(store);
    const saves = Array.from({ length: 20 }, (_, n) =>
      store.interactions.save('dejargonizer', user.id, { text: `text ${n}` }),
    );
    await Promise.all([store.demographics.update(user.id, { rejectSaveData: true }), ...saves]);
    expect(await store.interactions.list(user.id)).toEqual([]);
  });

  it('waits with a change of mind for a save that is under way, and empties it too', async () => {
    const place = await newPlace();
    const store = await open(place);
    const { id } = await register(store);
    const engine = openDatabase(place);
    let changing: Promise<boolean> | undefined;
    await engine.db.transaction().execute(async (saving) => {
      expect(await mayKeepWork(engine, saving, id)).toBe(true);
      changing = store.demographics.update(id, { rejectSaveData: true });
      // Time enough for the change to overtake if it did not wait.
      for (let n = 0; n < 50; n += 1) await sql`select 1`.execute(saving);
      const row = { id: 'late', user_id: id, created_at: new Date().toISOString() };
      await saving.insertInto('ethics_user_interactions').values(row).execute();
    });
    await engine.close();
    expect(await changing).toBe(true);
    expect(await store.interactions.list(id)).toEqual([]);
  });

  it('takes in a person whose account is kept elsewhere, once', async () => {
    const store = await open();
    await store.demographics.add('hosted', { rejectSaveData: false, goals: 'First' });
    await store.demographics.add('hosted', { goals: 'Second' });
    expect(await store.demographics.of('hosted')).toMatchObject({
      goals: 'First',
      rejectSaveData: false,
    });
  });
});
