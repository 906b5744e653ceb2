import styles from './reader-results.module.css';

/** A share with its interval, drawn; the numbers stand beside it as text. */
export function ShareBar({ share, low, high }: { share: number; low: number; high: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="10" rx="2" />
      <rect width={share * 100} height="10" rx="2" data-part="share" />
      <rect x={low * 100} y="4" width={(high - low) * 100} height="2" data-part="interval" />
    </svg>
  );
}
