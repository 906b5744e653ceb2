import { createInstance, type i18n as I18n } from 'i18next';

import en from '../locales/en/reading.json';
import he from '../locales/he/reading.json';

export type PageLanguage = 'en' | 'he';

/** The i18next instance of this page, separate from the one of the site. */
export const texts: I18n = createInstance();

/** Both languages are bundled, so that the reader can switch between them offline. */
export async function startTexts(language: string): Promise<void> {
  await texts.init({
    lng: language === 'he' ? 'he' : 'en',
    fallbackLng: 'en',
    ns: ['reading'],
    defaultNS: 'reading',
    resources: { en: { reading: en }, he: { reading: he } },
    interpolation: { escapeValue: false },
  });
  describe(texts.language);
}

export async function showIn(language: PageLanguage): Promise<void> {
  await texts.changeLanguage(language);
  describe(language);
}

function describe(language: string) {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'he' ? 'rtl' : 'ltr';
}
