import { afterEach, expect, test } from 'vitest';

import type { Owner } from '../options.ts';
import { browserStorage, storedLanguage } from '../settings/permitted-storage.ts';
import { keepLanguage } from './translate-and-load-language.ts';

afterEach(() => localStorage.clear());
const choose = (code: string, owner: Owner = {}) =>
  keepLanguage(
    browserStorage(() => owner),
    code,
  );
/** What a later tab begins with. */
const later = (owner: Owner = {}) => storedLanguage(browserStorage(() => owner));

test('a language chosen in the menu is spoken in the next tab, under the key of the specification', () => {
  choose('de');
  expect([later(), localStorage.getItem('i18nextLng')]).toEqual(['de', 'de']);
  choose('he-IL');
  expect([later(), localStorage.getItem('i18nextLng')]).toEqual(['he-IL', 'he-IL']);
});

test('a language that the page has kept stays the page’s', () => {
  localStorage.setItem('i18nextLng', 'he');
  expect(later()).toBe('he');
  choose('de');
  expect([later(), localStorage.getItem('i18nextLng')]).toEqual(['de', 'he']);
});

test('a page that chooses after the menu has its language for itself', () => {
  choose('de');
  localStorage.setItem('i18nextLng', 'he');
  choose('fr');
  expect([later(), localStorage.getItem('i18nextLng')]).toEqual(['fr', 'he']);
});

test.each([
  { consent: 'wait' },
  { consent: 'no' },
  { storage: 'session' },
  { storage: 'none' },
] as const)('with %j no language is kept, and the page’s is read', (owner) => {
  choose('de', owner);
  expect(localStorage.length).toBe(0);
  localStorage.setItem('i18nextLng', 'fr');
  expect(later(owner)).toBe('fr');
});
