import type { Pair } from '@vernacular/analyzer';

import styles from './comparison.module.css';

/** The smallest round number that no value exceeds, so that the scale is readable even with few students. */
export function scaleEnd(values: readonly number[]): number {
  const most = Math.max(1, ...values);
  const step = [1, 2, 5, 10, 20].find((each) => most / each <= 5) ?? 20;
  return Math.ceil(most / step) * step;
}

/**
 * Before and after on one line: an open dot, a filled dot and a line between. Hidden from screen readers, because the
 * numbers are beside it.
 */
export function Dumbbell({ pair: { before, after }, end }: { pair: Pair; end: number }) {
  const at = (value: number) => `${2 + (96 * value) / end}%`;
  return (
    <svg className={styles.dumbbell} height="14" aria-hidden="true">
      <line className={styles.axis} x1="2%" x2="98%" y1="7" y2="7" />
      <line className={styles.way} x1={at(before)} x2={at(after)} y1="7" y2="7" />
      <circle className={styles.was} cx={at(before)} cy="7" r="4" />
      <circle className={styles.is} cx={at(after)} cy="7" r="4.5" />
    </svg>
  );
}
