import type { OfferedDictionary } from '@vernacular/contract';
import type { TFunction } from 'i18next';

import { offerName } from '../../platform/dictionaries/dictionary-name.ts';
import type { Choice } from '../../ui/select/select.tsx';

/** The dictionaries as choices: one's own under a heading, then those of the site, with a word on those not installed. */
export function periodChoices(
  t: TFunction<'grading'>,
  dictionaries: readonly OfferedDictionary[],
): Choice[] {
  const hasOwn = dictionaries.some(({ isMine }) => isMine);
  return dictionaries.map((offer) => ({
    id: offer.code,
    name: offerName(t, offer),
    note: offer.isInstalled ? undefined : t('period.notInstalled'),
    group: hasOwn ? t(offer.isMine ? 'period.yours' : 'period.ofTheSite') : undefined,
  }));
}
