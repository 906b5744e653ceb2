import { changeKnownWordsCall, limits } from '@vernacular/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { register, type Person } from '../../testing/person-for-tests.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

describeOnEveryDatabase('the words that readers know', (open) => {
  let site: TestSite;
  let dana: Person;
  let eve: Person;
  beforeAll(async () => {
    site = await open();
    dana = await register(site, 'dana@example.org');
    eve = await register(site, 'eve@example.org');
    for (const person of [dana, eve])
      await person.call('PUT', path.profile, { rejectSaveData: false });
  }, 120_000);
  afterAll(() => site.close());

  const path = { words: '/api/known-words', profile: '/api/profile' };
  const change = async (person: Person, add: readonly string[], remove: readonly string[] = []) => {
    const reply = await person.call('POST', path.words, { add, remove });
    return changeKnownWordsCall.reply.strict().parse(reply.json());
  };
  const wordsOf = async (person: Person) =>
    changeKnownWordsCall.reply.parse((await person.call('GET', path.words)).json()).words;

  it('are kept once each, for their writer alone, and are in their export', async () => {
    await change(dana, ['kinase', 'גנום', 'kinase']);
    await change(dana, ['kinase', 'axon'], ['גנום', 'unheard']);
    expect((await wordsOf(dana)).toSorted()).toEqual(['axon', 'kinase']);
    expect(await wordsOf(eve)).toEqual([]);
    const { knownWords } = (await dana.call('GET', '/api/profile/export')).json();
    expect(knownWords.toSorted()).toEqual(['axon', 'kinase']);
  });

  it('are no more than the limit', async () => {
    const many = Array.from({ length: limits.knownWords }, (_, nth) => `word${nth}`);
    await change(eve, ['first']);
    expect((await change(eve, many)).words).toHaveLength(limits.knownWords);
    expect((await change(eve, ['last'], ['first'])).words).toContain('last');
    expect((await change(eve, [], (await wordsOf(eve)).slice(0, limits.knownWords))).words).toEqual(
      [],
    );
  }, 60_000);

  it.each([
    [{ add: [''], remove: [] }],
    [{ add: ['x'.repeat(101)], remove: [] }],
    [{ add: 'kinase', remove: [] }],
    [{ add: Array.from({ length: limits.knownWords + 1 }, () => 'a'), remove: [] }],
  ])('are refused when they are none', async (body) => {
    expect((await dana.call('POST', path.words, body)).statusCode).toBe(400);
  });

  it('go for good when their writer wants nothing saved, and none are taken from then on', async () => {
    const lea = await register(site, 'lea@example.org');
    await lea.call('PUT', path.profile, { rejectSaveData: false });
    await change(lea, ['kinase']);
    await lea.call('PUT', path.profile, { rejectSaveData: true });
    expect(await change(lea, ['axon'])).toEqual({ isKept: false, words: [] });
    await lea.call('PUT', path.profile, { rejectSaveData: false });
    expect(await wordsOf(lea)).toEqual([]);
  });

  it('go with the account', async () => {
    const noa = await register(site, 'noa@example.org');
    await noa.call('PUT', path.profile, { rejectSaveData: false });
    await change(noa, ['kinase']);
    expect(await site.dependencies.store.knownWords.of(noa.id)).toEqual(['kinase']);
    await site.dependencies.store.users.erase(noa.id);
    expect(await site.dependencies.store.knownWords.of(noa.id)).toBeNull();
  });
});
