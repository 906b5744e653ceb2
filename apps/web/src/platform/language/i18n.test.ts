import { afterEach, describe, expect, it, vi } from 'vitest';

import { chooseLanguage, initialLanguage, startI18n } from './i18n.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});
const begins = (stored: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  return initialLanguage();
};

describe('the language to begin with', () => {
  it('is the one chosen for the site, whatever the accessibility menu speaks', () => {
    expect(begins({ i18nextLng: 'he' })).toBe('he');
    expect(begins({ i18nextLng: 'he', 'accessibilik-language': 'de' })).toBe('he');
  });

  it('is the browser’s where only the menu’s was chosen', () => {
    vi.stubGlobal('navigator', { language: 'he-IL' });
    for (const code of ['de', 'en']) {
      expect(begins({ i18nextLng: code, 'accessibilik-language': code })).toBe('he');
    }
  });

  it('is the site’s own choice, also of the language that the menu speaks', async () => {
    vi.stubGlobal('navigator', { language: 'he-IL' });
    localStorage.setItem('accessibilik-language', 'en');
    await startI18n('he', () => undefined);
    await chooseLanguage('en');
    expect(initialLanguage()).toBe('en');
  });
});
