import type { ReaderResults } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { Table } from '../../ui/table/table.tsx';
import styles from './reader-results.module.css';

type Previous = NonNullable<NonNullable<ReaderResults['shown']>['previous']>;

/** Words that more or fewer readers marked than in the round before. */
export function Rounds({
  readers,
  changes,
  readersNow,
  language,
}: Previous & { readersNow: number; language: string }) {
  const { t } = useTranslation('reader-results');
  const { percent } = useNumberFormat();
  const changed = changes
    .filter(({ difference }) => difference !== 0)
    .toSorted((one, two) => one.difference - two.difference);
  const points = (share: number) =>
    `${share > 0 ? '+' : share < 0 ? '−' : ''}${percent(Math.abs(share) * 100)}`;
  return (
    <section aria-labelledby="rounds-title" className={styles.section}>
      <h2 id="rounds-title">{t('rounds.title')}</h2>
      <p className="caption">{t('rounds.lead', { before: readers, now: readersNow })}</p>
      {changed.length === 0 ? (
        <p>{t('rounds.none')}</p>
      ) : (
        <Table
          isFramed
          className={styles.table}
          caption={t('rounds.title')}
          columns={[t('words.word'), t('rounds.before'), t('rounds.after'), t('rounds.difference')]}
        >
          {changed.map(({ word, before, after, difference, low, high }) => (
            <tr key={word}>
              <th scope="row" lang={language} dir="auto">
                {word}
              </th>
              <td>{percent(before * 100)}</td>
              <td>{percent(after * 100)}</td>
              <td>
                {t('words.interval', {
                  share: points(difference),
                  low: points(low),
                  high: points(high),
                })}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
