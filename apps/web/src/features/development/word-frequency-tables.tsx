import { languages as textLanguages } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { LevelWord } from '../../ui/coloured-text/level-word.tsx';
import { Table } from '../../ui/table/table.tsx';
import styles from './development-screen.module.css';

/** The counts at which a word becomes mid-frequency and common, by language. See: Rakedzon et al. 2017. */
export function LevelCutoffs() {
  const { t } = useTranslation('development');
  const languages = [textLanguages.en, textLanguages.he].map(({ published }) => published.cutoffs);
  return (
    <Table
      className={styles.cutoffs}
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

/** Example words of the published article with their counts. It says "more than 10,000" of the first three. */
const words = [
  ['season', 10_000],
  ['pressure', 10_000],
  ['current', 10_000],
  ['pollution', 1608],
  ['gene', 389],
  ['specifications', 90],
] as const;

/** The example words with their counts. */
export function WordCounts() {
  const { t, i18n } = useTranslation('development');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <Table caption={t('wordFrequencyLevels.figure')}>
      <tbody>
        {words.map(([word, count]) => (
          <tr key={word}>
            <th scope="row" lang="en">
              <LevelWord level={count < 1000 ? 'mid' : 'common'}>{word}</LevelWord>
            </th>
            <td>
              {count === 10_000 ? t('wordFrequencyLevels.more', { count }) : number.format(count)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
