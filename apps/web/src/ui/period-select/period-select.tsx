import type { OfferedDictionary } from '@vernacular/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { offerName } from '../../platform/dictionaries/dictionary-name.ts';
import { Select } from '../select/select.tsx';

const none = 'none';

/** The list of time periods, with a word on those that are not installed. */
export function PeriodSelect({
  dictionaries,
  value,
  isLabelHidden = false,
  onChange,
}: {
  dictionaries: readonly OfferedDictionary[];
  value: string | null;
  isLabelHidden?: boolean;
  onChange: (picked: OfferedDictionary) => void;
}) {
  const { t } = useTranslation('grading');
  const choices = useMemo(
    () =>
      dictionaries.length === 0
        ? [{ id: none, name: t('period.none') }]
        : dictionaries.map((offer) => ({
            id: offer.code,
            name: offerName(t, offer),
            note: offer.isInstalled ? undefined : t('period.notInstalled'),
          })),
    [dictionaries, t],
  );
  return (
    <Select
      label={t('period.label')}
      isLabelHidden={isLabelHidden}
      choices={choices}
      value={value ?? none}
      onChange={(code) => {
        const picked = dictionaries.find((offer) => offer.code === code);
        if (picked) onChange(picked);
      }}
    />
  );
}
