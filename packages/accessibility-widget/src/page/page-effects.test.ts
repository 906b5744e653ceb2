import { afterEach, expect, test } from 'vitest';

import { defaults } from '../settings/settings.ts';
import { applyToPage, clearPage } from './page-effects.ts';

const root = document.documentElement;
const properties = () => Array.from(root.style).filter((name) => name.startsWith('--accessibilik'));

afterEach(() => clearPage(document));

test('leaves no value on the root element once its adjustment is off', () => {
  applyToPage({ ...defaults, isBigCursor: true, letterSpacing: 2 }, document, '/menu/');
  expect(properties().toSorted()).toEqual([
    '--accessibilik-arrow',
    '--accessibilik-hand',
    '--accessibilik-letter-spacing',
  ]);
  applyToPage(defaults, document, '/menu/');
  expect(properties()).toEqual([]);
});
