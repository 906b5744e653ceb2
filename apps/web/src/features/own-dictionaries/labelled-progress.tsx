import styles from './own-dictionaries-screen.module.css';

/** A progress bar, from 0 to 1, with its label beside it. */
export function LabelledProgress({ progress, label }: { progress: number; label: string }) {
  return (
    <div className={styles.meter}>
      <progress value={progress} max={1} aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
