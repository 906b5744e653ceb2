import { useMutation } from '@tanstack/react-query';
import {
  comparisonCsvRows,
  comparisonStatisticsRows,
  studentOf,
  type Comparison,
} from '@vernacular/analyzer';
import type { Report, ReportPart } from '@vernacular/documents/report';
import { Download, FileText, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { saveFile } from '../../../platform/browser/save-file.ts';
import { writeCsv } from '../../../platform/text/write-csv.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { useDictionaryNote } from '../dictionary-notes.tsx';
import type { GradedLine } from '../group-state.ts';
import styles from '../group-grading-screen.module.css';
import { useReason } from './pairing/excluded-files.tsx';
import type { LeftOutFile } from './comparison-and-excluded-files.ts';
import { useDecimals, useMeasureRows } from './use-statistics.ts';
import { useWarnings } from './warnings.tsx';

interface Props {
  readonly comparison: Comparison;
  readonly leftOut: readonly LeftOutFile[];
  readonly lines: readonly GradedLine[];
}

export function ComparisonActions({ comparison, leftOut, lines }: Props) {
  const { t } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const reasonOf = useReason();
  const { mutate, isError } = useMutation({ mutationFn: (save: () => Promise<void>) => save() });
  const reportOf = useReport();
  const countsOf = useDictionaryNote();
  const saveReport = async () => {
    const { wordType, writeReport } = await import('@vernacular/documents/report');
    const bytes = await writeReport(reportOf(comparison, leftOut, countsOf(lines)));
    saveFile(new Blob([bytes], { type: wordType }), 'Comparison.docx');
  };
  const save = async () => {
    const missing = leftOut.map(({ file, reason }) => ({
      student: studentOf(file.name),
      remark: reasonOf(reason),
    }));
    saveFile(await writeCsv(comparisonCsvRows(comparison, missing)), 'Comparison.csv');
  };
  const saveStatistics = async () => {
    // Dictionary codes, unlike names, are the same in each language of the site.
    const codes = new Set(lines.map(({ dictionary }) => dictionary.code));
    const rows = comparisonStatisticsRows(comparison, [...codes].join(' '));
    saveFile(await writeCsv(rows), 'Comparison statistics.csv');
  };

  return (
    <>
      <div className={styles.actions} data-print="no">
        <Button icon={Download} onPress={() => mutate(save)}>
          {t('compare.download')}
        </Button>
        <Button icon={Download} look="secondary" onPress={() => mutate(saveStatistics)}>
          {t('compare.statistics')}
        </Button>
        <Button icon={FileText} look="secondary" onPress={() => mutate(saveReport)}>
          {t('compare.report.download')}
        </Button>
        <Button icon={Printer} look="secondary" onPress={() => print()}>
          {t('compare.print')}
        </Button>
      </div>
      {isError && <Notice kind="trouble">{tGrading('failure.download')}</Notice>}
    </>
  );
}

type Measure = 'rareShare' | 'score';

const paragraph = (text: string): ReportPart => ({ kind: 'paragraph', text });
const heading = (text: string): ReportPart => ({ kind: 'heading', text });

function useReport() {
  const { t, i18n } = useTranslation('group-grading');
  const { one, signed } = useDecimals();
  const rowsOf = useMeasureRows();
  const cautionsOf = useWarnings();
  const reasonOf = useReason();
  const statistics = (measure: Measure, comparison: Comparison): ReportPart[] => {
    const said = rowsOf(comparison[measure]);
    return [heading(t(`compare.${measure}`))].concat(
      said.map(({ label, value, meaning }) => paragraph(`${label}: ${value ?? '–'}. ${meaning}`)),
    );
  };
  const changes = (measure: Measure, { students }: Comparison): ReportPart[] => {
    const head = [
      t('compare.table.student'),
      t('compare.before'),
      t('compare.after'),
      t('compare.report.change'),
    ];
    const rows = students.map((each) => {
      const { before, after } = each[measure];
      return [each.student, one(before), one(after), signed(after - before)];
    });
    return [
      heading(`${t('compare.table.caption')} · ${t(`compare.${measure}`)}`),
      { kind: 'table', rows: [head, ...rows] },
    ];
  };
  return (comparison: Comparison, leftOut: readonly LeftOutFile[], counts: string): Report => {
    const count = comparison.students.length;
    return {
      title: t('compare.title'),
      isRightToLeft: i18n.dir() === 'rtl',
      parts: [
        paragraph(t('compare.compared', { count, shown: String(count) })),
        paragraph(counts),
        ...cautionsOf(comparison).map(paragraph),
        ...statistics('rareShare', comparison),
        ...statistics('score', comparison),
        ...changes('rareShare', comparison),
        ...changes('score', comparison),
        ...(leftOut.length === 0
          ? []
          : [
              heading(t('compare.leftOut')),
              ...leftOut.map(({ file, reason }) => paragraph(`${file.name}: ${reasonOf(reason)}`)),
            ]),
      ],
    };
  };
}
