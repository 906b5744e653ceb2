import type { AboutReader, ReaderResults } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { CheckBox } from '../../ui/field/check-box.tsx';
import { SelectBox } from '../../ui/field/select-box.tsx';
import styles from './reader-results.module.css';
import type { ResultsChoice } from './use-reader-results.ts';

const names = ['inField', 'motherTongue', 'schooling', 'age'] as const;

/** Whose answers are shown. Only filters that tell of nobody are offered. */
export function Choices({
  results: { filters, shown },
  choice,
  onChoice,
}: {
  results: ReaderResults;
  choice: ResultsChoice;
  onChoice: (choice: ResultsChoice) => void;
}) {
  const { t } = useTranslation('reader-results');
  const offered = names.flatMap((name) =>
    filters[name].map((value: AboutReader[typeof name]) => `${name}=${String(value)}` as const),
  );
  const onFilter = (picked: string) => {
    const [name, value = ''] = picked.split('=');
    const known = names.find((each) => each === name);
    onChoice({ ...choice, filter: known ? { name: known, value } : null });
  };
  const doubtful = shown?.doubtful;
  const isOffered = choice.withoutDoubtful || (doubtful?.any ?? 0) > 0;
  if (offered.length === 0 && choice.filter === null && !isOffered) return null;
  return (
    <div className={styles.choices}>
      {(offered.length > 0 || choice.filter) && (
        <label>
          {t('filter.label')}
          <SelectBox
            value={choice.filter ? `${choice.filter.name}=${choice.filter.value}` : ''}
            onChange={(event) => onFilter(event.target.value)}
          >
            <option value="">{t('filter.all')}</option>
            {offered.map((each) => (
              <option key={each} value={each}>
                {t(`filter.${each}` as 'filter.inField=true')}
              </option>
            ))}
          </SelectBox>
        </label>
      )}
      {isOffered && (
        <div>
          <CheckBox
            isChecked={choice.withoutDoubtful}
            onChange={(withoutDoubtful) => onChoice({ ...choice, withoutDoubtful })}
          >
            {doubtful ? t('doubtful.leaveOut', { count: doubtful.any }) : t('doubtful.leaveOutAny')}
          </CheckBox>
          {doubtful && <p className={styles.soft}>{t('doubtful.why', doubtful)}</p>}
        </div>
      )}
    </div>
  );
}
