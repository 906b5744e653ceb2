import { afterEach, expect, test } from 'vitest';

import { adjustmentsIn, ownSets, textOf } from './own-sets.ts';
import { defaults } from './settings.ts';
import { browserShelf } from './settings-store.ts';

afterEach(() => localStorage.clear());
const bold = { ...defaults, language: 'he-IL', isRememberedOnDevice: true, isFontWeightBold: true };

test('a file holds the adjustments and neither language nor memory', () => {
  const found = adjustmentsIn(textOf(bold));
  expect(found).toMatchObject({ isFontWeightBold: true });
  expect(Object.keys(found!)).not.toContain('language');
  expect(Object.keys(found!)).not.toContain('isRememberedOnDevice');
});

test.each(['', 'words', '[]', 'null', '7', '{"name":"x"}'])('"%s" holds no settings', (text) => {
  expect(adjustmentsIn(text)).toBeNull();
});

test('sets are kept, in order, and go one by one', () => {
  const sets = ownSets(browserShelf());
  sets.add(bold);
  sets.add({ ...defaults, letterSpacing: 3 });
  expect(sets.all().map((set) => [set.isFontWeightBold, set.letterSpacing])).toEqual([
    [true, 0],
    [false, 3],
  ]);
  sets.remove(0);
  expect(
    ownSets(browserShelf())
      .all()
      .map((set) => set.letterSpacing),
  ).toEqual([3]);
});

test('a damaged shelf holds none', () => {
  localStorage.setItem('accessibilik-sets', '{"a":');
  expect(ownSets(browserShelf()).all()).toEqual([]);
});
