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
  auto,
  onChange,
}: {
  dictionaries: readonly OfferedDictionary[];
  value: string | null;
  /** The name of leaving it to the texts; without it a period has to be chosen. */
  auto?: string;
  /** Null for leaving it to the texts. */
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
