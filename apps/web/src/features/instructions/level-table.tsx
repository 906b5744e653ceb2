import type { Report } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { LevelWord } from '../../ui/coloured-text/level-word.tsx';
import { Table } from '../../ui/table/table.tsx';

export function LevelTable({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('instructions');
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <Table
      caption={t('howToReadResults.table')}
      columns={[
        t('howToReadResults.level'),
        t('howToReadResults.words'),
        t('howToReadResults.share'),
      ]}
    >
      {(['common', 'mid', 'rare'] as const).map((level) => (
        <tr key={level}>
          <th scope="row">
            <LevelWord level={level}>{t(`howToReadResults.${level}`)}</LevelWord>
          </th>
          <td>{number.format(report[level])}</td>
          <td>{percent.format(report.percentages[level] / 100)}</td>
        </tr>
      ))}
    </Table>
  );
}
