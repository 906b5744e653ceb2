import type { AboutReader, ReaderResults } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { CheckBox } from '../../ui/field/check-box.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import styles from './reader-results.module.css';
import type { ResultsChoice } from './use-reader-results.ts';

const names = ['inField', 'motherTongue', 'schooling', 'age'] as const;

/** Selects which readers' answers are shown. The server offers only filters that never single out a few readers. */
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
    <div className={styles.choices} data-print="no">
      {(offered.length > 0 || choice.filter) && (
        <SelectField
          label={t('filter.label')}
          choices={[
            { id: '', name: t('filter.all') },
            ...offered.map((id) => ({ id, name: t(`filter.${id}` as 'filter.inField=true') })),
          ]}
          value={choice.filter ? `${choice.filter.name}=${choice.filter.value}` : ''}
          onChange={onFilter}
        />
      )}
      {isOffered && (
        <div>
          <CheckBox
            isChecked={choice.withoutDoubtful}
            onChange={(withoutDoubtful) => onChoice({ ...choice, withoutDoubtful })}
          >
            {doubtful ? t('doubtful.leaveOut', { count: doubtful.any }) : t('doubtful.leaveOutAny')}
          </CheckBox>
          {doubtful && <p className="caption">{t('doubtful.why', doubtful)}</p>}
        </div>
      )}
    </div>
  );
}
