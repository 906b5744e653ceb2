import { useTranslation } from 'react-i18next';

import { useMethod } from '../../platform/dictionaries/grading-options-in-url.ts';
import { useDictionaryOptions } from '../../platform/dictionaries/grading-options-in-url.ts';
import { useDictionaries } from '../../platform/dictionaries/use-dictionaries.ts';
import { MethodSwitch } from '../../parts/method-switch/method-switch.tsx';
import { PeriodSelect } from '../../parts/period-select/period-select.tsx';
import { Select } from '../../parts/select/select.tsx';
import type { CsvFormat } from './group-state.ts';
import styles from './group-grading-screen.module.css';

interface Props {
  /** Format of the CSV table. Undefined in a comparison: it has no such table, and keeps the language chosen before. */
  readonly format?: CsvFormat;
  onFormat?(format: CsvFormat): void;
  /** Called after a change of dictionary or method, which makes earlier results out of date. */
  onChange(): void;
}

export function Options({ format, onFormat, onChange }: Props) {
  const { t } = useTranslation('group-grading');
  const { dictionaries } = useDictionaries();
  const [{ period, language }, setWish] = useDictionaryOptions();
  const [method, setMethod] = useMethod();
  const offered = dictionaries.find(({ code }) => code === period);
  return (
    <div className={styles.options} data-print="no">
      <PeriodSelect
        dictionaries={dictionaries}
        value={period}
        auto={t('auto')}
        onChange={(picked) => {
          setWish({ period: picked?.code ?? null, language: format ? null : language });
          onChange();
        }}
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
        onChange={(next) => {
          setMethod(next);
          onChange();
        }}
      />
    </div>
  );
}
