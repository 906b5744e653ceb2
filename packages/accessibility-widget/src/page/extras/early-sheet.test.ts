import { afterEach, expect, test } from 'vitest';

import { defaults, type Settings } from '../../settings/settings.ts';
import { browserShelf } from '../../settings/settings-store.ts';
import { earlySheet, keepEarly } from './early-sheet.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const withExtras = (extras: string, part: Partial<Settings> = {}) => ({
  ...defaults,
  extras,
  ...part,
});

test('nothing to be seen early leaves nothing', () => {
  expect(earlySheet(withExtras('magnifier speed:2'))).toBe('');
});

test.each([
  ['hide-images', 'object-position'],
  ['reading-mask', 'linear-gradient'],
  ['focus-outline', ':focus'],
  ['deuteranopia', 'feColorMatrix'],
  ['ground:#00308f', '#00308f'],
  ['at:top-start', '--accessibilik-button-block:20px auto!important'],
])('%s leaves a rule', (extras, part) => {
  const sheet = earlySheet(withExtras(extras));
  expect(sheet).toContain(part);
  expect(sheet).not.toContain('.accessibilik');
});

const kept = () => [sessionStorage, localStorage].map((storage) => storage.length);

test('it lies where the settings lie', () => {
  const shelf = browserShelf();
  keepEarly(shelf, withExtras('hide-images'));
  expect(kept()).toEqual([1, 0]);
  keepEarly(shelf, withExtras('hide-images', { isRememberedOnDevice: true }));
  expect(kept()).toEqual([1, 1]);
  keepEarly(shelf, withExtras('hide-images'));
  expect(kept()).toEqual([1, 0]);
  keepEarly(
    browserShelf(() => ({ consent: 'wait' })),
    withExtras('reading-mask'),
  );
  expect(sessionStorage.getItem('accessibilik-early')).toContain('img');
});
