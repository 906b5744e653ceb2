import type { OfferedDictionary } from '@vernacular/contract';
import type { TFunction } from 'i18next';

import { offerName } from '../../platform/dictionaries/dictionary-name.ts';
import type { Choice } from '../../ui/select/choice-list.tsx';

/** A choice for each dictionary; grouped into own and the site’s if the user has own ones. */
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

/** Choices for the installed periods and the chosen one; all others follow if unfolded, or `folded` counts them. */
export function foldedChoices(
  t: TFunction<'grading'>,
  dictionaries: readonly OfferedDictionary[],
  { value, isUnfolded }: { readonly value: string | null; readonly isUnfolded: boolean },
): { readonly choices: readonly Choice[]; readonly folded: number } {
  const isFirst = ({ code, isInstalled }: OfferedDictionary) => isInstalled || code === value;
  const first = periodChoices(t, dictionaries.filter(isFirst));
  const rest = dictionaries.filter((offer) => !isFirst(offer));
  if (!isUnfolded) return { choices: first, folded: rest.length };
  const unfolded = periodChoices(t, rest).map(({ id, name }) => ({
    id,
    name,
    group: t('period.rest'),
  }));
  return { choices: [...first, ...unfolded], folded: 0 };
}
