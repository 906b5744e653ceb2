import { afterEach, expect, test } from 'vitest';

import { defaults } from '../settings/settings.ts';
import { applyToPage, clearPage } from './apply-settings-to-document.ts';

const classes = () => document.documentElement.className;
const sheets = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);

afterEach(() => clearPage(document));

test('leaves neither class nor rule once its adjustment is off', () => {
  applyToPage({ ...defaults, isBigCursor: true, letterSpacing: 2 }, document, '/menu/');
  expect(classes().split(' ')).toEqual(['accessibilik-letter-spacing', 'accessibilik-big-cursor']);
  expect(sheets().join('')).toContain('--accessibilik-letter-spacing:2px;');
  applyToPage(defaults, document, '/menu/');
  expect([classes(), sheets()]).toEqual(['', []]);
});
