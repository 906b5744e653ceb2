import type { ShownTask } from '@vernacular/contract';
import { Html } from '@vernacular/exercises';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { messageHtml } from '../message/message-html.ts';
import { Messages } from '../message/messages.tsx';
import styles from './saved-work.module.css';

/**
 * A saved task to be read: its conversation, or the record of a graded text, under headings of this
 * level. Needs the texts `saved-work`.
 */
export function SavedWork({ shown, level = 2 }: { shown: ShownTask; level?: 2 | 4 }) {
  return shown.kind === 'conversation' ? (
    <Conversation messages={shown.messages} />
  ) : (
    <Grading grading={shown} level={level} />
  );
}

type Messages = Extract<ShownTask, { kind: 'conversation' }>['messages'];
type Graded = Extract<ShownTask, { kind: 'grading' }>;

function Conversation({ messages }: { messages: Messages }) {
  const { t } = useTranslation('saved-work');
  if (messages.length === 0) return <p className={styles.soft}>{t('empty')}</p>;
  const said = messages.map((message) => ({
    isStudent: message.IsStudent,
    content: new Html(message.Text),
    headers: message.TableHeaders,
    rows: message.TableData,
  }));
  return (
    <Messages
      said={said}
      names={{ student: t('writer'), coach: t('coach') }}
      label={t('conversation')}
    />
  );
}

function Grading({ grading, level }: { grading: Graded; level: 2 | 4 }) {
  const { t } = useTranslation('saved-work');
  const html = useMemo(() => messageHtml(new Html(grading.resultText)), [grading.resultText]);
  const Title = `h${level}` as const;
  const statistics = [
    ['score', grading.score],
    ['totalWords', grading.totalWords],
    ['midRangeWords', grading.midRangeWords],
    ['rareWords', grading.rareWords],
  ] as const;
  return (
    <div className={styles.record}>
      <p className={styles.soft} dir="auto">
        {grading.dictionary}
      </p>
      <section>
        <Title>{t('statistics')}</Title>
        <dl className={styles.statistics}>
          {statistics.map(([name, value]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value === null ? '–' : t('number', { value })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <Title>{t('resultText')}</Title>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </section>
      <section>
        <Title>{t('pastedText')}</Title>
        <div className={styles.text} dir="auto">
          {grading.text}
        </div>
      </section>
    </div>
  );
}
