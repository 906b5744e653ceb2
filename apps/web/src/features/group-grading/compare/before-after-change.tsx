import type { Pair } from '@vernacular/analyzer';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import styles from './comparison.module.css';
import { useDecimals } from './use-decimals.ts';

export function Change({
  pair: { before, after },
  change = after - before,
  better,
}: {
  pair: Pair;
  /** Pass it if known: in the last digit, the mean of the changes can differ from the change of the means. */
  change?: number;
  better: 'down' | 'up';
}) {
  const { t } = useTranslation('group-grading');
  const { one, signed, direction } = useDecimals();
  const way = direction(change);
  const Icon = way === null ? Equal : way === 'down' ? ArrowDown : ArrowUp;
  const isBetter = way === null ? undefined : way === better;
  return (
    <>
      <span className={styles.change} data-better={isBetter}>
        <Icon aria-hidden="true" />
        <bdi>{signed(change)}</bdi>
      </span>
      <small>{t('compare.fromTo', { before: one(before), after: one(after) })}</small>
    </>
  );
}
