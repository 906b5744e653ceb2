import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { doneCount, type Group } from './group-state.ts';
import styles from './group-grading-screen.module.css';

interface Props {
  readonly done: number;
  readonly total: number;
  readonly isRunning: boolean;
  readonly outcome?: string | null;
}

export function ProgressBar({ done, total, isRunning, outcome }: Props) {
  const { t } = useTranslation('group-grading');
  const { number } = useNumberFormat();
  // Screen readers announce each tenth, so that a long list is not read out file by file.
  const tenths = Math.floor((10 * done) / Math.max(total, 1));
  const told = Math.ceil((tenths * total) / 10);
  return (
    <>
      {isRunning && (
        <div className={styles.progress}>
          <progress value={done} max={total} aria-label={t('progress', { done, total })} />
          <span aria-hidden="true">
            {t('progress', { done: number(done), total: number(total) })}
          </span>
        </div>
      )}
      <VisuallyHidden>
        <output>
          {isRunning && t('progress', { done: number(told), total: number(total) })}
          {outcome}
        </output>
      </VisuallyHidden>
    </>
  );
}

export function Progress({ group }: { group: Group }) {
  const { t } = useTranslation('group-grading');
  const { number } = useNumberFormat();
  const total = group.files.length;
  const failures = group.files.filter(({ state }) => state.kind === 'failed').length;
  const outcome =
    failures > 0
      ? t('doneWithFailures', { count: failures, total: number(total) })
      : t('done', { total: number(total) });
  return (
    <ProgressBar
      done={doneCount(group)}
      total={total}
      isRunning={group.status === 'running'}
      outcome={group.csv && outcome}
    />
  );
}
