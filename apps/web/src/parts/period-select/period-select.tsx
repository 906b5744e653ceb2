import type { OfferedDictionary } from '@vernacular/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '../../ui/select/select.tsx';
import { foldedChoices } from './period-choices.ts';

const none = 'none';

export function PeriodSelect({
  dictionaries,
  value,
  auto,
  onChange,
}: {
  dictionaries: readonly OfferedDictionary[];
  value: string | null;
  /** Label of the choice that leaves the period to the texts; without it, a period must be chosen. */
  auto?: string;
  /** Null when the period is left to the texts. */
  onChange: (picked: OfferedDictionary | null) => void;
}) {
  const { t } = useTranslation('grading');
  const [isUnfolded, setUnfolded] = useState(false);
  const { choices, folded } = useMemo(() => {
    const offered = foldedChoices(t, dictionaries, { value, isUnfolded });
    const left = auto ?? (dictionaries.length === 0 ? t('period.none') : null);
    if (left === null) return offered;
    return { ...offered, choices: [{ id: none, name: left }, ...offered.choices] };
  }, [dictionaries, value, auto, isUnfolded, t]);
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
        if (picked || auto !== undefined) onChange(picked ?? null);
      }}
    />
  );
}
