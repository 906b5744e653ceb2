import { taskTypes, type TaskLine } from '@vernacular/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SelectBox } from '../../ui/field/select-box.tsx';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';
import { useTaskLabel } from '../../parts/saved-work/use-task-label.ts';
import { findTasks } from './find-tasks.ts';
import { TaskView } from './task-view.tsx';
import styles from './tasks.module.css';
import { useTasks } from './use-tasks.ts';

export function TasksSection({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const tasks = useTasks(userId);
  const [opened, setOpened] = useState<string | null>(null);
  const chosen = tasks.data?.find(({ id }) => id === opened);
  return (
    <section className={styles.tasks} aria-labelledby="tasks-title">
      <h2 id="tasks-title">{t('tasks.title')}</h2>
      {tasks.isPending && <output>{t('tasks.loading')}</output>}
      {tasks.isError && (
        <RetryNotice retry={t('retry')} onRetry={() => void tasks.refetch()}>
          {t('tasks.trouble')}
        </RetryNotice>
      )}
      {tasks.data?.length === 0 && <p className={styles.none}>{t('tasks.none')}</p>}
      {chosen ? (
        <TaskView key={chosen.id} userId={userId} line={chosen} onClose={() => setOpened(null)} />
      ) : (
        tasks.data && tasks.data.length > 0 && <TaskList tasks={tasks.data} onOpen={setOpened} />
      )}
    </section>
  );
}

function TaskList({ tasks, onOpen }: { tasks: readonly TaskLine[]; onOpen: (id: string) => void }) {
  const { t, i18n } = useTranslation('profile');
  const [words, setWords] = useState('');
  const [type, setType] = useState('');
  const labelOf = useTaskLabel();
  const found = findTasks(tasks, { words, type }, labelOf);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const present = new Set(tasks.map((task) => task.type));
  return (
    <>
      <search className={styles.filters}>
        <input
          type="search"
          aria-label={t('tasks.search')}
          placeholder={t('tasks.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectBox
          aria-label={t('tasks.tool')}
          value={type}
          onChange={(event) => setType(event.target.value)}
        >
          <option value="">{t('tasks.allTools')}</option>
          {taskTypes
            .filter((each) => present.has(each))
            .map((each) => (
              <option key={each} value={each}>
                {labelOf(each)}
              </option>
            ))}
        </SelectBox>
      </search>
      <output className={styles.count}>{t('tasks.count', { count: found.length })}</output>
      <ul className={styles.list}>
        {found.map(({ id, type: kind, createdAt, opening }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <b>{labelOf(kind)}</b>
              <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
              <span dir="auto">{opening || t('tasks.noWords')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
