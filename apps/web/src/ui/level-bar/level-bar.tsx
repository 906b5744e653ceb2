import { useTranslation } from 'react-i18next';

import { classNames } from '../class-names.ts';
import styles from './level-bar.module.css';

/** The shares of the three levels in a text, as one bar. */
export function LevelBar({
  counts,
  isSmall = false,
}: {
  counts: { readonly common: number; readonly mid: number; readonly rare: number };
  isSmall?: boolean;
}) {
  const { t } = useTranslation('grading');
  return (
    <div
      className={classNames(styles.bar, isSmall && styles.small)}
      role="img"
      aria-label={t('bar', { common: counts.common, mid: counts.mid, rare: counts.rare })}
    >
      {(['common', 'mid', 'rare'] as const).map((level) => (
        <span
          key={level}
          className={styles[level]}
          style={{ flexGrow: counts[level] }}
          hidden={counts[level] === 0}
        />
      ))}
    </div>
  );
}
