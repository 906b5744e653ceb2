import { afterEach, expect, it, vi } from 'vitest';

import script from '../../../public/theme.js?raw';

const root = document.documentElement;

// oxlint-disable-next-line typescript/no-implied-eval -- it is no module; it runs as it stands in the page
const run = new Function(script) as () => void;

/** Runs the script as the browser does before the first paint. */
function paint({ stored = {}, language = 'en-GB' }: { stored?: object; language?: string } = {}) {
  const entries = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', { getItem: (key: string) => entries.get(key) ?? null });
  vi.stubGlobal('navigator', { language });
  run();
  return { theme: root.dataset['theme'], lang: root.lang, dir: root.dir };
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset['theme'];
  delete root.dataset['elsewise'];
  root.lang = 'en';
  root.dir = 'ltr';
});

it('shows the dark theme at once when it was chosen', () => {
  expect(paint({ stored: { theme: 'dark' } }).theme).toBe('dark');
});

it('leaves the theme to the device otherwise', () => {
  expect(paint().theme).toBeUndefined();
  expect(paint({ stored: { theme: 'purple' } }).theme).toBeUndefined();
});

it('turns the page round when Hebrew was chosen', () => {
  expect(paint({ stored: { i18nextLng: 'he' } })).toMatchObject({ lang: 'he', dir: 'rtl' });
});

it('follows the browser where nothing was chosen', () => {
  expect(paint({ language: 'he-IL' }).dir).toBe('rtl');
  root.dir = 'ltr';
  expect(paint({ stored: { i18nextLng: 'en' }, language: 'he-IL' }).dir).toBe('ltr');
});

it('takes the accessibility menu’s language for no choice of the site’s', () => {
  const stored = { i18nextLng: 'en', 'accessibilik-language': 'en' };
  expect(paint({ stored, language: 'he-IL' }).lang).toBe('he');
  const chosen = { i18nextLng: 'he', 'accessibilik-language': 'de' };
  expect(paint({ stored: chosen }).lang).toBe('he');
});

it('paints all the same where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(run).not.toThrow();
});

it('keeps a page out of sight that was sent in a language nobody chose', () => {
  paint({ stored: { i18nextLng: 'he' } });
  expect(root.dataset['elsewise']).toBe('');
  root.lang = 'he';
  delete root.dataset['elsewise'];
  paint({ stored: { i18nextLng: 'he' } });
  expect(root.dataset['elsewise']).toBeUndefined();
});
