import type { OfferedDictionary } from '@vernacular/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '../../ui/select/select.tsx';
import { periodChoices } from './period-choices.ts';

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
        : periodChoices(t, dictionaries),
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
