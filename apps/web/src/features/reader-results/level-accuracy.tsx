import type { Estimate, ReaderResults } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { Table } from '../../ui/table/table.tsx';
import styles from './reader-results.module.css';

type Shown = NonNullable<ReaderResults['shown']>;
type Measures = NonNullable<Shown['agreement']>;

const measures = ['sensitivity', 'specificity', 'kappa', 'auc'] as const;

/** How well the levels of words predict which words readers marked: sensitivity, specificity, kappa and AUC. */
export function Agreement({
  markedWords,
  foundWords,
  families,
  ...estimates
}: Measures & { families: Shown['families'] }) {
  const { t } = useTranslation('reader-results');
  const { fixed } = useNumberFormat();
  const show = (estimate: Estimate | null) =>
    estimate === null
      ? t('agreement.none')
      : t('agreement.interval', {
          estimate: fixed(estimate.estimate, 2),
          low: fixed(estimate.low, 2),
          high: fixed(estimate.high, 2),
        });
  const needless = families.filter(({ level, marked }) => level === 'rare' && marked === 0);
  return (
    <section aria-labelledby="agreement-title" className={styles.section}>
      <h2 id="agreement-title">{t('agreement.title')}</h2>
      <p>
        {markedWords === 0
          ? t('agreement.nobody')
          : t('agreement.found', { found: foundWords, count: markedWords })}{' '}
        {needless.length > 0 && t('agreement.needless', { count: needless.length })}
      </p>
      <p className="caption">{t('agreement.quarter')}</p>
      <Table
        isFramed
        className={styles.table}
        caption={t('agreement.title')}
        columns={[t('agreement.measure'), t('agreement.value')]}
      >
        {measures.map((name) => (
          <tr key={name}>
            <th scope="row">
              {t(`agreement.${name}`)} <small>{t(`agreement.says.${name}`)}</small>
            </th>
            <td>{show(estimates[name])}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
