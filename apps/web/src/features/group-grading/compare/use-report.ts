import type { Comparison } from '@vernacular/analyzer';
import type { Report, ReportPart } from '@vernacular/documents/report';
import { useTranslation } from 'react-i18next';

import { useReason } from './pairing/excluded-files.tsx';
import type { LeftOutFile } from './comparison-and-excluded-files.ts';
import { useWarnings } from './warnings.tsx';
import { useDecimals, useMeasureRows } from './use-statistics.ts';

type Measure = 'rareShare' | 'score';

const paragraph = (text: string): ReportPart => ({ kind: 'paragraph', text });
const heading = (text: string): ReportPart => ({ kind: 'heading', text });

export function useReport() {
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
    const { students } = comparison;
    const count = students.length;
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
