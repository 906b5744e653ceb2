import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** One place or language to choose, under its name in the language of the site. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** All countries, or all languages, in alphabetical order of the language of the site. Needs the texts `places`. */
export function usePlaces(kind: 'country' | 'language'): readonly Place[] {
  const { t, i18n } = useTranslation('places');
  return useMemo(() => {
    const names: Readonly<Record<string, string>> = t(kind, { returnObjects: true });
    const { compare } = new Intl.Collator(i18n.language);
    return Object.entries(names)
      .map(([id, name]) => ({ id, name }))
      .toSorted((one, other) => compare(one.name, other.name));
  }, [t, kind, i18n.language]);
}
