import styles from './own-dictionaries-screen.module.css';

/** How far something is, as a bar and in words. */
export function Meter({ progress, label }: { progress: number; label: string }) {
  return (
    <div className={styles.meter}>
      <progress value={progress} max={1} aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
