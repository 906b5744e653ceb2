import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { countryCodes } from './country-codes.ts';

/** One place or language to choose, under its name in the language of the site. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** The names of the countries as the browser has them. Chromium lacks names of languages, so those are texts of the site. */
function countriesIn(language: string): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return Object.fromEntries(countryCodes.map((code) => [code, names.of(code) ?? code]));
}

/** All countries, or all languages, in alphabetical order of the language of the site. Needs the texts `places`. */
export function usePlaces(kind: 'country' | 'language'): readonly Place[] {
  const { t, i18n } = useTranslation('places');
  return useMemo(() => {
    const names: Readonly<Record<string, string>> =
      kind === 'country' ? countriesIn(i18n.language) : t('language', { returnObjects: true });
    const { compare } = new Intl.Collator(i18n.language);
    return Object.entries(names)
      .map(([id, name]) => ({ id, name }))
      .toSorted((one, other) => compare(one.name, other.name));
  }, [t, kind, i18n.language]);
}
