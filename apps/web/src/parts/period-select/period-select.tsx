import type { OfferedDictionary } from '@vernacular/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '../../ui/select/select.tsx';
import { foldedChoices } from './period-choices.ts';

const none = 'none';

/** The list of time periods: those installed and the one chosen first, the rest folded away with how to get them. */
export function PeriodSelect({
  dictionaries,
  value,
  onChange,
}: {
  dictionaries: readonly OfferedDictionary[];
  value: string | null;
  onChange: (picked: OfferedDictionary) => void;
}) {
  const { t } = useTranslation('grading');
  const [isUnfolded, setUnfolded] = useState(false);
  const { choices, folded } = useMemo(
    () =>
      dictionaries.length === 0
        ? { choices: [{ id: none, name: t('period.none') }], folded: 0 }
        : foldedChoices(t, dictionaries, { value, isUnfolded }),
    [dictionaries, value, isUnfolded, t],
  );
  return (
    <Select
      label={t('period.label')}
      choices={choices}
      more={
        folded === 0
          ? null
          : {
              name: t('period.more', { count: folded }),
              note: t('period.howToGet'),
              onMore: () => setUnfolded(true),
            }
      }
      value={value ?? none}
      onChange={(code) => {
        const picked = dictionaries.find((offer) => offer.code === code);
        if (picked) onChange(picked);
      }}
    />
  );
}
