import { comparisonCsvRows, studentOf, type Comparison } from '@vernacular/analyzer';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { saveFile } from '../../../platform/save-file.ts';
import { writeCsv } from '../../../platform/write-csv.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../screen.module.css';
import { useReason } from './left-out.tsx';
import type { LeftOutFile } from './outcome.ts';

/** What can be done with a comparison: save it as a table, print it. */
export function ComparisonActions({
  comparison,
  leftOut,
}: {
  comparison: Comparison;
  leftOut: readonly LeftOutFile[];
}) {
  const { t } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const reasonOf = useReason();
  const [hasFailed, setHasFailed] = useState(false);

  const save = async () => {
    const missing = leftOut.map(({ file, reason }) => ({
      student: studentOf(file.name),
      remark: reasonOf(reason),
    }));
    try {
      saveFile(await writeCsv(comparisonCsvRows(comparison, missing)), 'Comparison.csv');
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <>
      <div className={styles.actions}>
        <Button onPress={() => void save()}>
          <Download aria-hidden="true" />
          {t('compare.download')}
        </Button>
        <Button look="secondary" onPress={() => print()}>
          <Printer aria-hidden="true" />
          {t('compare.print')}
        </Button>
      </div>
      {hasFailed && <Notice kind="trouble">{tGrading('failure.download')}</Notice>}
    </>
  );
}
