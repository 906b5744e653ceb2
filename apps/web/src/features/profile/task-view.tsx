import { languageByScript } from '@vernacular/analyzer';
import type { TaskLine } from '@vernacular/contract';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';
import { SavedWork } from '../../parts/saved-work/saved-work.tsx';
import { useTaskLabel } from '../../parts/saved-work/use-task-label.ts';
import { AskReadersDialog } from '../../parts/ask-readers/lazy-dialog.ts';
import { ConfirmButton } from '../../parts/confirm-button/confirm-button.tsx';
import { ShareButton } from '../../parts/share/share-saved-work-button.tsx';
import styles from './tasks.module.css';
import { useRemoveTask, useTask } from './profile-queries.ts';

export function TaskView({
  userId,
  line,
  onClose,
  onRemoved,
}: {
  userId: string;
  line: TaskLine;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { t, i18n } = useTranslation('profile');
  const labelOf = useTaskLabel();
  const task = useTask(userId, line);
  const text = task.data?.shown.kind === 'grading' ? task.data.shown.text : null;
  const [isAsking, setAsking] = useState(false);
  const removeTask = useRemoveTask(userId, line);
  const remove = () =>
    removeTask().then(
      () => (onRemoved(), null),
      () => t('tasks.removeTrouble'),
    );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <article className={styles.view} data-print="task">
      <div className={styles.bar} data-print="no">
        <Button look="quiet" onPress={onClose}>
          <ArrowLeft className={styles.back} aria-hidden="true" />
          {t('tasks.back')}
        </Button>
        <div className={styles.actions}>
          {task.data?.continues && (
            <Link
              className={buttonClass()}
              to={`${task.data.continues.route}?task=${encodeURIComponent(line.id)}`}
            >
              {t('tasks.continue')}
            </Link>
          )}
          <ShareButton taskType={line.type} taskId={line.id} />
          {text !== null && (
            <>
              <Button look="secondary" onPress={() => setAsking(true)}>
                {t('tasks.askReaders')}
              </Button>
              {isAsking && (
                <Suspense>
                  <AskReadersDialog
                    text={() => text}
                    language={languageByScript(text) ?? 'en'}
                    task={{ taskType: line.type, taskId: line.id }}
                    onClose={() => setAsking(false)}
                  />
                </Suspense>
              )}
            </>
          )}
          <ConfirmButton
            ask={t('tasks.remove')}
            look="quiet"
            title={t('tasks.removeTitle')}
            confirm={t('tasks.removeConfirm')}
            cancel={t('cancel')}
            act={remove}
          >
            {t('tasks.removeLead')}
          </ConfirmButton>
        </div>
      </div>
      <h3 ref={heading} tabIndex={-1}>
        {labelOf(line.type)}
      </h3>
      <p className="caption">{date.format(new Date(line.createdAt))}</p>
      {task.isPending && <output>{t('tasks.opening')}</output>}
      {task.isError && (
        <RetryNotice retry={t('retry')} onRetry={() => void task.refetch()}>
          {t('tasks.openTrouble')}
        </RetryNotice>
      )}
      {task.data && <SavedWork shown={task.data.shown} level={4} />}
    </article>
  );
}
