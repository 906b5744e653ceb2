import { beforeEach, expect, it } from 'vitest';

import { forgetWriting, keepAgain } from '../../../platform/storage/storage.ts';
import { allOf, openKnownWords } from './known-words.ts';

beforeEach(() => localStorage.clear());

it('is empty at first, and after nonsense was kept', () => {
  expect(allOf(openKnownWords().read())).toEqual([]);
  for (const nonsense of ['{', '[]', '{"en":[7,null]}', 'null', '{"en":"kinase","he":3}']) {
    localStorage.setItem('analyser.known', nonsense);
    expect(allOf(openKnownWords().read()).every((word) => typeof word === 'string')).toBe(true);
  }
});

it('keeps words over a visit, each language apart and each word once', () => {
  const known = openKnownWords();
  known.add('kinase');
  known.add('גנום', 'kinase', 'axon');
  expect(openKnownWords().read()).toEqual({ en: ['kinase', 'axon'], he: ['גנום'] });
  expect([known.has('axon'), known.has('gene')]).toEqual([true, false]);
});

it('takes words back, and leaves nothing behind with the last', () => {
  const known = openKnownWords();
  known.add('kinase', 'גנום');
  known.remove('kinase', 'axon');
  expect(known.read()).toEqual({ en: [], he: ['גנום'] });
  known.remove('גנום');
  expect(localStorage.length).toBe(0);
});

it('tells of each change, and of one in another tab', () => {
  const known = openKnownWords();
  const told: (readonly string[])[] = [];
  const leave = known.subscribe(() => told.push(known.read().en));
  known.add('kinase');
  localStorage.setItem('analyser.known', '{"en":["axon"],"he":[]}');
  dispatchEvent(new StorageEvent('storage', { key: 'analyser.known' }));
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  leave();
  dispatchEvent(new StorageEvent('storage', { key: 'analyser.known' }));
  expect(told).toEqual([['kinase'], ['axon']]);
});

it('keeps what another tab has not sent yet beside its own changes', () => {
  const known = openKnownWords();
  const leave = known.subscribe(() => undefined);
  openKnownWords().add('axon');
  dispatchEvent(new StorageEvent('storage', { key: 'analyser.known' }));
  known.add('kinase');
  leave();
  expect(openKnownWords().unsent()).toEqual({ add: ['axon', 'kinase'], remove: [] });
});

it('is gone from the device when its writer logs out', () => {
  openKnownWords().add('kinase');
  forgetWriting();
  keepAgain();
  expect(allOf(openKnownWords().read())).toEqual([]);
});
