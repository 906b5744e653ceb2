import { inLanguages } from '@vernacular/exercises';

import { i18n } from './i18n.ts';
import { nearestLanguage } from './languages.ts';

const names = inLanguages((language) => new Intl.DisplayNames(language, { type: 'language' }));

/** The name of a language in the language of the page: “Hebrew”, “עברית”. */
export const languageName = (code: string): string =>
  names[nearestLanguage(i18n.language)].of(code)!;
