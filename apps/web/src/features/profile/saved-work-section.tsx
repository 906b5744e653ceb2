import type { TaskLine, TaskRoom, TaskType } from '@vernacular/contract';
import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NativeSelect } from '../../ui/field/select-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';
import { lazyWithRetry } from '../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { taskTypes } from '../../parts/saved-work/task-names.at-build.ts';
import { useTaskLabel } from '../../parts/saved-work/use-task-label.ts';
import styles from './tasks.module.css';
import { useTasks } from './profile-queries.ts';

const TaskView = lazyWithRetry(async () => (await import('./task-view.tsx')).TaskView);

/** The saved tasks with search, or the one that was opened, and the room that they use. */
export function TasksSection({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const tasks = useTasks(userId);
  const [opened, setOpened] = useState<string | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = tasks.data?.tasks;
  const chosen = lines?.find(({ id }) => id === opened);
  // The list stays until the view of a task has come.
  const open = (id: string | null) =>
    startTransition(() => {
      setOpened(id);
      setRemoved(false);
    });
  const onRemoved = () => {
    setOpened(null);
    setRemoved(true);
  };
  // After the question is gone, because nothing behind an open dialog takes the focus.
  useEffect(() => {
    if (isRemoved) heading.current?.focus();
  }, [isRemoved]);
  return (
    <section className={styles.tasks} aria-labelledby="tasks-title">
      <h2 id="tasks-title" ref={heading} tabIndex={-1}>
        {t('tasks.title')}
      </h2>
      {isRemoved && <Notice kind="good">{t('tasks.removed')}</Notice>}
      {tasks.isPending && <output>{t('tasks.loading')}</output>}
      {tasks.isError && (
        <RetryNotice retry={t('retry')} onRetry={() => void tasks.refetch()}>
          {t('tasks.trouble')}
        </RetryNotice>
      )}
      {tasks.data && <Room {...tasks.data.room} />}
      {lines?.length === 0 && <p className={styles.none}>{t('tasks.none')}</p>}
      <Suspense>
        {chosen ? (
          <TaskView
            key={chosen.id}
            userId={userId}
            line={chosen}
            onClose={() => open(null)}
            onRemoved={onRemoved}
          />
        ) : (
          lines && lines.length > 0 && <TaskList tasks={lines} onOpen={open} />
        )}
      </Suspense>
    </section>
  );
}

const megabyte = 1024 * 1024;

/** Used and available room for saved tasks, in number and megabytes; with a notice from 90 % on. */
function Room({ tasks, bytes }: TaskRoom) {
  const { t, i18n } = useTranslation('profile');
  const share = Math.max(tasks.used / tasks.most, bytes.used / bytes.most);
  const size = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <>
      {tasks.used > 0 && (
        <p className="caption">
          {t('tasks.room', {
            tasks: tasks.used,
            mostTasks: tasks.most,
            size: size.format(bytes.used / megabyte),
            mostSize: size.format(bytes.most / megabyte),
          })}
        </p>
      )}
      {share >= 0.9 && <Notice>{t(share >= 1 ? 'tasks.full' : 'tasks.nearlyFull')}</Notice>}
    </>
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
      <search className={styles.filters} data-print="no">
        <input
          className="input"
          type="search"
          aria-label={t('tasks.search')}
          placeholder={t('tasks.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <NativeSelect
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
        </NativeSelect>
      </search>
      <output className="caption">{t('tasks.count', { count: found.length })}</output>
      <ul className={styles.list}>
        {found.map(({ id, type: kind, createdAt, opening }) => (
          <li key={id}>
            <button type="button" className="card" onClick={() => onOpen(id)}>
              <b>{labelOf(kind)}</b>
              <time className="caption" dateTime={createdAt}>
                {date.format(new Date(createdAt))}
              </time>
              <span dir="auto">{opening || t('tasks.noWords')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Tasks of a tool (any if `type` is empty) whose opening words or label contain the search text, ignoring case. */
export function findTasks(
  tasks: readonly TaskLine[],
  wanted: { readonly words: string; readonly type: string },
  labelOf: (type: TaskType) => string,
): readonly TaskLine[] {
  const words = wanted.words.trim().toLowerCase();
  return tasks.filter(
    ({ type, opening }) =>
      (wanted.type === '' || type === wanted.type) &&
      `${labelOf(type)} ${opening}`.toLowerCase().includes(words),
  );
}
