import {
  comparisonCsvRows,
  comparisonStatisticsRows,
  studentOf,
  type Comparison,
} from '@vernacular/analyzer';
import { Download, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { saveFile } from '../../../platform/browser/save-file.ts';
import { writeCsv } from '../../../platform/text/write-csv.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { useDictionaryNote } from '../use-dictionary-note.tsx';
import type { GradedLine } from '../group.ts';
import styles from '../group-grading-screen.module.css';
import { useReason } from './pairing/excluded-files.tsx';
import type { LeftOutFile } from './outcome.ts';
import { useReport } from './use-report.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function ComparisonActions({
  comparison,
  leftOut,
  lines,
}: {
  comparison: Comparison;
  leftOut: readonly LeftOutFile[];
  lines: readonly GradedLine[];
}) {
  const { t } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const reasonOf = useReason();
  const [hasFailed, setHasFailed] = useState(false);

  const reportOf = useReport();
  const countsOf = useDictionaryNote();
  const saveReport = async () => {
    try {
      const { writeReport } = await import('@vernacular/documents/report');
      const bytes = await writeReport(reportOf(comparison, leftOut, countsOf(lines)));
      saveFile(new Blob([bytes], { type: word }), 'Comparison.docx');
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  const save = async () => {
    const missing = leftOut.map(({ file, reason }) => ({
      student: studentOf(file.name),
      remark: reasonOf(reason),
    }));
    await saveTable(comparisonCsvRows(comparison, missing), 'Comparison.csv');
  };
  const saveStatistics = () => {
    // Dictionary codes, unlike names, are the same in each language of the site.
    const codes = new Set(lines.map(({ dictionary }) => dictionary.code));
    return saveTable(
      comparisonStatisticsRows(comparison, [...codes].join(' ')),
      'Comparison statistics.csv',
    );
  };
  const saveTable = async (rows: readonly (readonly string[])[], name: string) => {
    try {
      saveFile(await writeCsv(rows), name);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <>
      <div className={styles.actions} data-print="no">
        <Button icon={Download} onPress={() => void save()}>
          {t('compare.download')}
        </Button>
        <Button icon={Download} look="secondary" onPress={() => void saveStatistics()}>
          {t('compare.statistics')}
        </Button>
        <Button icon={FileText} look="secondary" onPress={() => void saveReport()}>
          {t('compare.report.download')}
        </Button>
        <Button icon={Printer} look="secondary" onPress={() => print()}>
          {t('compare.print')}
        </Button>
      </div>
      {hasFailed && <Notice kind="trouble">{tGrading('failure.download')}</Notice>}
    </>
  );
}
