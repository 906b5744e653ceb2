import type { Pair } from '@vernacular/analyzer';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import styles from './comparison.module.css';
import { useDecimals } from './use-decimals.ts';

/** How a value has changed: sign, arrow and colour, and from where to where. */
export function Change({
  pair: { before, after },
  better,
}: {
  pair: Pair;
  /** Which way is better. */
  better: 'down' | 'up';
}) {
  const { t } = useTranslation('group-grading');
  const { one, signed } = useDecimals();
  const change = Math.round(10 * (after - before)) / 10;
  const Icon = change === 0 ? Equal : change < 0 ? ArrowDown : ArrowUp;
  const isBetter = change === 0 ? undefined : change < 0 === (better === 'down');
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
