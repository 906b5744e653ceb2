import type { OfferedDictionary, UsedDictionary } from '@vernacular/contract';
import type { TFunction } from 'i18next';

import { languageName } from '../language/language-name.ts';

type Named = Pick<OfferedDictionary, 'code' | 'language' | 'label' | 'period'>;

/** The display name of a dictionary; an operator's own keeps its label. */
export function dictionaryName(
  t: TFunction<'grading'>,
  { code, language, label, period }: Named,
): string {
  if (label.startsWith('News in ') && period) {
    const years = `${period.from}–${period.to}`;
    return t('dictionary.news', { language: languageName(language), period: years });
  }
  return code === 'EnglishGeneral' || code === 'HebrewGeneral'
    ? t(`dictionary.general.${code}`)
    : label;
}

/** A sentence that the requested dictionary is not installed, so another one was used; null if it was used. */
export const substituteNote = (
  t: TFunction<'grading'>,
  { isSubstitute, requested }: Pick<UsedDictionary, 'isSubstitute' | 'requested'>,
): string | null =>
  isSubstitute && requested
    ? t('period.substitute', { period: requested.replace(/^\D+/u, '').replace('_', '–') })
    : null;

/** A dictionary as the list of periods names it: 'English · 2012 - 2015'. */
export function offerName(t: TFunction<'grading'>, offer: OfferedDictionary): string {
  const { kind, period } = offer;
  const language = languageName(offer.language);
  if (kind === 'custom') return offer.label;
  if (period) return t('period.name', { language, period: `${period.from} - ${period.to}` });
  return t('period.general', { language });
}
