import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { countryCodes } from './country-codes.ts';

export interface Place {
  readonly id: string;
  readonly name: string;
}

/** Country names come from the browser. Chromium lacks language names, so those are texts of the site. */
function countriesIn(language: string): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return Object.fromEntries(countryCodes.map((code) => [code, names.of(code) ?? code]));
}

/** Sorted alphabetically in the language of the site. Needs the texts `places`. */
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
