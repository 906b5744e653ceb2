import type { Pair } from '@vernacular/analyzer';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import styles from './comparison.module.css';
import { useDecimals } from './use-decimals.ts';

/** How a value has changed: sign, arrow and colour, and from where to where. */
export function Change({
  pair: { before, after },
  change = after - before,
  better,
}: {
  pair: Pair;
  /** Where it is known otherwise: the mean of changes is not to the last digit the change of the means. */
  change?: number;
  /** Which way is better. */
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
