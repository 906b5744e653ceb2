import { afterEach, expect, test } from 'vitest';

import { ownSetsOf, savedIn, withOwnSets } from './own-sets.ts';
import { defaults } from './settings.ts';
import { withHistory } from './settings-history.ts';
import { openForTest as open } from './stores-for-tests.ts';
import { browserShelf } from './settings-store.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const bold = { ...defaults, language: 'he-IL', isRememberedOnDevice: true, isFontWeightBold: true };

const kept = () => ownSetsOf(open().current).map((set) => set.letterSpacing);

test('sets are saved in order, nine at most, and go one by one', () => {
  const store = open();
  for (let letterSpacing = 0; letterSpacing < 11; letterSpacing += 1) {
    store.change({ letterSpacing });
    store.change(savedIn(store.current));
  }
  expect(kept()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const sets = ownSetsOf(store.current);
  store.change(withOwnSets(sets.toSpliced(0, 8)));
  expect(kept()).toEqual([10]);
  store.change(withOwnSets([]));
  expect(store.current.ownSets).toBe('');
});

test('a set holds the adjustments and neither language, memory nor what is saved', () => {
  const { language: _, isRememberedOnDevice: __, ownSets: ___, ...set } = bold;
  expect(ownSetsOf(savedIn(bold))).toEqual([set]);
});

test('they last as long as the session, and longer only where settings are remembered', () => {
  const store = open();
  store.change(savedIn(store.current));
  expect(kept()).toHaveLength(1);
  expect(localStorage.length).toBe(0);
  store.change({ isRememberedOnDevice: true });
  sessionStorage.clear();
  expect(kept()).toHaveLength(1);
  store.change({ isRememberedOnDevice: false });
  expect(localStorage.length).toBe(0);
});

test('a reset leaves them, and undo brings back one that was deleted', () => {
  const store = withHistory(open());
  store.change(savedIn(store.current));
  store.reset();
  expect(ownSetsOf(store.current)).toHaveLength(1);
  store.change(withOwnSets([]));
  store.undo();
  expect(ownSetsOf(store.current)).toHaveLength(1);
});

test('what an earlier version kept on the device stays there, and the tick says so', () => {
  localStorage.setItem('accessibilik-sets', JSON.stringify([{ letterSpacing: 3 }]));
  const store = open(browserShelf());
  expect(kept()).toEqual([3]);
  expect(store.current.isRememberedOnDevice).toBe(true);
  store.change({ isBigCursor: true });
  expect(Object.keys(localStorage)).toEqual(['accessibilik']);
  expect(kept()).toEqual([3]);
});

test.each(['{"a":', '7', '[7,null,{},{"name":"x"}]'])('of "%s" nothing is taken', (ownSets) => {
  expect(ownSetsOf({ ownSets })).toEqual([]);
});
