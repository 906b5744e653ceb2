import { useTranslation } from 'react-i18next';

import styles from './level-lines.module.css';

const lines = { english: { common: 1000, mid: 50 }, hebrew: { common: 100, mid: 5 } };

/** The counts at which a word becomes mid-frequency and common, by language. See: Rakedzon et al. 2017. */
export function LevelLines() {
  const { t } = useTranslation('development');
  const languages = [lines.english, lines.hebrew];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('wordFrequencyLevels.level')}</th>
            <th scope="col">{t('wordFrequencyLevels.english')}</th>
            <th scope="col">{t('wordFrequencyLevels.hebrew')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('wordFrequencyLevels.common')}</th>
            {languages.map(({ common }) => (
              <td key={common}>{t('wordFrequencyLevels.atLeast', { count: common })}</td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={styles.mid}>
              {t('wordFrequencyLevels.middle')}
            </th>
            {languages.map(({ common, mid }) => (
              <td key={common}>
                {t('wordFrequencyLevels.between', { from: mid, to: common - 1 })}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={styles.rare}>
              {t('wordFrequencyLevels.rare')}
            </th>
            {languages.map(({ mid }) => (
              <td key={mid}>{t('wordFrequencyLevels.fewer', { count: mid })}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
