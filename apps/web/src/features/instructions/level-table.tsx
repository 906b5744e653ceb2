import type { Report } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import styles from './level-table.module.css';

export function LevelTable({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('instructions');
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <table className={styles.table}>
      <caption>{t('howToReadResults.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('howToReadResults.level')}</th>
          <th scope="col">{t('howToReadResults.words')}</th>
          <th scope="col">{t('howToReadResults.share')}</th>
        </tr>
      </thead>
      <tbody>
        {(['common', 'mid', 'rare'] as const).map((level) => (
          <tr key={level}>
            <th scope="row" className={styles[level]}>
              {t(`howToReadResults.${level}`)}
            </th>
            <td>{number.format(report[level])}</td>
            <td>{percent.format(report.percentages[level] / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
