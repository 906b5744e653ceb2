import styles from './own-dictionaries-screen.module.css';

export function LabelledProgress({ progress, label }: { progress: number; label: string }) {
  return (
    <div className={styles.meter}>
      <progress value={progress} max={1} aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
