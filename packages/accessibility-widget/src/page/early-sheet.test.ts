import { afterEach, beforeEach, expect, test } from 'vitest';

import { applyEarly } from '../apply-early.ts';
import { defaults } from '../settings/settings.ts';
import { browserStorage } from '../settings/permitted-storage.ts';
import { dropEarlySheet, keepSheet, keptSheet } from './early-sheet.ts';
import { matrixRule } from './extras/colour-blindness-filters.ts';
import { applyToPage, clearPage } from './apply-settings-to-document.ts';

// Files of one worker share the page.
beforeEach(() => {
  dropEarlySheet(document);
  document.head.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});
afterEach(() => {
  dropEarlySheet(document);
  sessionStorage.clear();
  localStorage.clear();
});

const sheets = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
const kept = () => [sessionStorage, localStorage].map((storage) => storage.length);

test('what a page showed is put up on the next, and the root element stays as it was sent', () => {
  keepSheet(browserStorage(), 'p { color: red }', false);
  applyEarly('/menu/');
  expect(sheets()).toEqual(['p { color: red }']);
  expect(document.documentElement.attributes).toHaveLength(0);
});

test.each(['', ' '])('"%s" puts up nothing', (css) => {
  keepSheet(browserStorage(), css, false);
  applyEarly('/menu/');
  expect([sheets(), keptSheet(browserStorage())]).toEqual([[], css]);
});

test('it lies where the settings lie', () => {
  const shelf = browserStorage();
  keepSheet(shelf, 'p {}', false);
  expect(kept()).toEqual([1, 0]);
  keepSheet(shelf, 'p {}', true);
  expect(kept()).toEqual([1, 1]);
  keepSheet(shelf, 'p {}', false);
  expect(kept()).toEqual([1, 0]);
  keepSheet(
    browserStorage(() => ({ consent: 'wait' })),
    'b {}',
    true,
  );
  expect(keptSheet(shelf)).toBe('p {}');
});

test.each([
  ['ground:#00308f', '--accessibilik-paper:#00308f'],
  ['at:top-start', '--accessibilik-button-block:20px auto!important'],
  ['justify', 'text-align: justify'],
])('%s leaves a rule', (extras, part) => {
  const sheet = applyToPage({ ...defaults, extras }, document, '/menu/');
  clearPage(document);
  expect(sheet).toContain(part);
  expect(sheet).not.toContain('.accessibilik');
});

test('a colour filter leaves a rule', () => {
  expect(matrixRule('deuteranopia')).toContain('feColorMatrix');
});

test('what needs a script leaves none', () => {
  const extras = 'magnifier hide-images speed:2';
  expect(applyToPage({ ...defaults, extras }, document, '/menu/').trim()).toBe('');
});
