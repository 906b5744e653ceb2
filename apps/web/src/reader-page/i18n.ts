import { createInstance, type i18n as I18n } from 'i18next';

import {
  describeDocument,
  type Language,
  nearestLanguage,
} from '../platform/language/languages.ts';

const files = import.meta.glob<Record<string, unknown>>('../locales/*/reading.json', {
  eager: true,
  import: 'default',
});

/** The i18next instance of this page, separate from the one of the site. */
export const texts: I18n = createInstance();

/** Starts the texts. All languages are bundled, so that the reader can switch between them offline. */
export async function startTexts(language: string): Promise<void> {
  await texts.init({
    lng: nearestLanguage(language),
    fallbackLng: 'en',
    ns: ['reading'],
    defaultNS: 'reading',
    resources: Object.fromEntries(
      Object.entries(files).map(([path, reading]) => [path.split('/')[2]!, { reading }]),
    ),
    interpolation: { escapeValue: false },
  });
  describeDocument(texts.language);
}

export async function showIn(language: Language): Promise<void> {
  await texts.changeLanguage(language);
  describeDocument(language);
}
