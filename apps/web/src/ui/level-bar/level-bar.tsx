import { classNames } from '../class-names.ts';
import styles from './level-bar.module.css';

/** A bar with the shares of the levels. Hidden from screen readers, because the numbers stand beside it as text. */
export function LevelBar({
  counts,
  isSmall = false,
}: {
  counts: { readonly common: number; readonly mid: number; readonly rare: number };
  isSmall?: boolean;
}) {
  return (
    <div className={classNames(styles.bar, isSmall && styles.small)} aria-hidden="true">
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
