import type { Method } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { useDictionaries } from '../../platform/dictionaries/use-dictionaries.ts';
import { MethodSwitch } from '../../parts/method-switch/method-switch.tsx';
import { PeriodSelect } from '../../parts/period-select/period-select.tsx';
import { Select } from '../../parts/select/select.tsx';
import type { CsvFormat } from './group-state.ts';
import styles from './group-grading-screen.module.css';

export function Options({
  period,
  method,
  format,
  onPeriod,
  onMethod,
  onFormat,
}: {
  period: string | null;
  method: Method;
  format?: CsvFormat;
  onPeriod: (code: string | null) => void;
  onMethod: (method: Method) => void;
  onFormat?: (format: CsvFormat) => void;
}) {
  const { t } = useTranslation('group-grading');
  const { dictionaries } = useDictionaries();
  const offered = dictionaries.find(({ code }) => code === period);
  return (
    <div className={styles.options} data-print="no">
      <PeriodSelect
        dictionaries={dictionaries}
        value={period}
        auto={t('auto')}
        onChange={(picked) => onPeriod(picked?.code ?? null)}
      />
      {format && (
        <Select
          label={t('format.label')}
          choices={[
            { id: 'standard', name: t('format.standard'), note: t('format.standardNote') },
            { id: 'extended', name: t('format.extended'), note: t('format.extendedNote') },
          ]}
          value={format}
          onChange={(id) => onFormat?.(id === 'extended' ? 'extended' : 'standard')}
        />
      )}
      <MethodSwitch
        method={method}
        isEnglish={!offered?.language || offered.language === 'en'}
        onChange={onMethod}
      />
    </div>
  );
}
