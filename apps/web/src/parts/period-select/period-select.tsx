import type { OfferedDictionary } from '@vernacular/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { dictionaryName } from '../../platform/dictionaries/dictionary-name.ts';
import { Select } from '../select/select.tsx';
import { foldedChoices } from './period-choices.ts';

const none = 'none';
const own = 'build-your-own';

/** Selector of a dictionary by its period, with a link to build one. Needs the texts `grading`. */
export function PeriodSelect({
  dictionaries,
  value,
  auto,
  answering = null,
  isBare = false,
  onChange,
}: {
  dictionaries: readonly OfferedDictionary[];
  value: string | null;
  /** Label of the choice that derives the period from the texts; without it, a period must be chosen. */
  auto?: string;
  /** The dictionary in use. If it is not the chosen one, the closed selector shows its name. */
  answering?: OfferedDictionary | null;
  /** Hides the label; screen readers still read it. */
  isBare?: boolean;
  /** Called with null when the period is derived from the texts. */
  onChange: (picked: OfferedDictionary | null) => void;
}) {
  const { t } = useTranslation('grading');
  const navigate = useNavigate();
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
      isBare={isBare}
      shown={answering && answering.code !== value ? dictionaryName(t, answering) : undefined}
      choices={[...choices, { id: own, name: t('period.buildYourOwn') }]}
      more={
        folded === 0
          ? null
          : {
              name: t('period.more', { count: folded }),
              onMore: () => setUnfolded(true),
            }
      }
      value={value ?? none}
      onChange={(code) => {
        if (code === own) return void navigate('/de-jargonizer/build-your-own');
        const picked = dictionaries.find((offer) => offer.code === code);
        if (picked || auto !== undefined) onChange(picked ?? null);
      }}
    />
  );
}
