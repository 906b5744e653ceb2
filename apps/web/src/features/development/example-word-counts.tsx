import { useTranslation } from 'react-i18next';

import { LevelWord } from '../../ui/coloured-text/level-word.tsx';
import { Table } from '../../ui/table/table.tsx';

/** Six example words of the published article with their counts. `isMore`: the article says "more than 10,000". */
const words = [
  { word: 'season', count: 10_000, isMore: true },
  { word: 'pressure', count: 10_000, isMore: true },
  { word: 'current', count: 10_000, isMore: true },
  { word: 'pollution', count: 1608, isMore: false },
  { word: 'gene', count: 389, isMore: false },
  { word: 'specifications', count: 90, isMore: false },
] as const;

export function WordCounts() {
  const { t, i18n } = useTranslation('development');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <Table caption={t('wordFrequencyLevels.figure')}>
      <tbody>
        {words.map(({ word, count, isMore }) => (
          <tr key={word}>
            <th scope="row" lang="en">
              <LevelWord level={count < 1000 ? 'mid' : 'common'}>{word}</LevelWord>
            </th>
            <td>{isMore ? t('wordFrequencyLevels.more', { count }) : number.format(count)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
