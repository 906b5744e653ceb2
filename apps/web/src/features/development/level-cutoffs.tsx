import { languages as textLanguages } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { LevelWord } from '../../ui/coloured-text/level-word.tsx';
import { Table } from '../../ui/table/table.tsx';
import styles from './level-cutoffs.module.css';

/** The counts at which a word becomes mid-frequency and common, by language. See: Rakedzon et al. 2017. */
export function LevelCutoffs() {
  const { t } = useTranslation('development');
  const languages = [textLanguages.en, textLanguages.he].map(({ published }) => published.cutoffs);
  return (
    <Table
      className={styles.table}
      caption={t('wordFrequencyLevels.title')}
      columns={(['level', 'english', 'hebrew'] as const).map((name) =>
        t(`wordFrequencyLevels.${name}`),
      )}
    >
      <tr>
        <th scope="row">{t('wordFrequencyLevels.common')}</th>
        {languages.map(({ common }) => (
          <td key={common}>{t('wordFrequencyLevels.atLeast', { count: common })}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">
          <LevelWord level="mid">{t('wordFrequencyLevels.middle')}</LevelWord>
        </th>
        {languages.map(({ common, mid }) => (
          <td key={common}>{t('wordFrequencyLevels.between', { from: mid, to: common - 1 })}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">
          <LevelWord level="rare">{t('wordFrequencyLevels.rare')}</LevelWord>
        </th>
        {languages.map(({ mid }) => (
          <td key={mid}>{t('wordFrequencyLevels.fewer', { count: mid })}</td>
        ))}
      </tr>
    </Table>
  );
}
