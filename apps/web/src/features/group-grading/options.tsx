import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { offerName } from '../../platform/dictionaries/dictionary-name.ts';
import { useDictionaries } from '../../platform/dictionaries/use-dictionaries.ts';
import { Select } from '../../ui/select/select.tsx';
import type { CsvFormat } from './group.ts';
import styles from './screen.module.css';

/** Chooses whose counts grade the texts, and what the table holds. */
export function Options({
  period,
  format,
  onPeriod,
  onFormat,
}: {
  period: string | null;
  format: CsvFormat;
  onPeriod: (code: string | null) => void;
  onFormat: (format: CsvFormat) => void;
}) {
  const { t } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const { dictionaries } = useDictionaries();
  const periods = useMemo(
    () => [
      { id: 'auto', name: t('auto') },
      ...dictionaries.map((offer) => ({
        id: offer.code,
        name: offerName(tGrading, offer),
        note: offer.isInstalled ? undefined : tGrading('period.notInstalled'),
      })),
    ],
    [dictionaries, t, tGrading],
  );
  return (
    <div className={styles.options}>
      <Select
        label={tGrading('period.label')}
        choices={periods}
        value={period ?? 'auto'}
        onChange={(code) => onPeriod(code === 'auto' ? null : code)}
      />
      <Select
        label={t('format.label')}
        choices={[
          { id: 'standard', name: t('format.standard'), note: t('format.standardNote') },
          { id: 'extended', name: t('format.extended'), note: t('format.extendedNote') },
        ]}
        value={format}
        onChange={(id) => onFormat(id === 'extended' ? 'extended' : 'standard')}
      />
    </div>
  );
}
