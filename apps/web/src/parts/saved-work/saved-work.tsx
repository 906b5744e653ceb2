import type { ShownTask } from '@vernacular/contract';
import { Html } from '@vernacular/exercises';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { messageHtml } from '../message/message-html.ts';
import { Messages } from '../message/messages.tsx';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import styles from './saved-work.module.css';

/** A saved task, read-only: a conversation or a graded text. `level`: of its headings. Needs the texts `saved-work`. */
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
  if (messages.length === 0) return <p className="caption">{t('empty')}</p>;
  const said = messages.map((message) => ({
    isStudent: message.IsStudent,
    content: new Html(message.Text),
    headers: message.TableHeaders,
    rows: message.TableData,
    checks: message.Checks?.List.map(({ Id, Question, Answer, Words = '' }) => ({
      id: Id,
      question: Question,
      answer: Answer ?? ('open' as const),
      words: Words,
    })),
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
  const { t, i18n } = useTranslation('saved-work');
  const { percent } = useNumberFormat();
  const html = useMemo(() => messageHtml(new Html(grading.resultText)), [grading.resultText]);
  const Title = `h${level}` as const;
  const date = new Date(grading.gradedAt).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  const { totalWords: all, midRangeWords: mid, rareWords: rare } = grading;
  const common = all === null || mid === null || rare === null ? null : all - mid - rare;
  const share = (words: number | null) =>
    words === null || !all ? null : percent((100 * words) / all, 1);
  const statistics = [
    ['score', grading.score, null],
    ['totalWords', all, null],
    ['commonWords', common, share(common)],
    ['midRangeWords', mid, share(mid)],
    ['rareWords', rare, share(rare)],
  ] as const;
  return (
    <div className={styles.record}>
      <div className="caption">
        <p>
          <bdi>{grading.dictionary}</bdi>
        </p>
        <p>{t('gradedOn', { date })}</p>
      </div>
      <section>
        <Title>{t('statistics')}</Title>
        <dl className={styles.statistics}>
          {statistics.map(([name, value, part]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                {value === null ? '–' : t('number', { value })} {part && <small>{part}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <Title>{t('resultText')}</Title>
        <p className={styles.legend}>{t('legend')}</p>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </section>
      {/* Folded, also in print, because the result above is the same text. */}
      <details className={styles.pasted} data-print="no">
        <summary>{t('pastedText')}</summary>
        <div className={styles.text} dir="auto">
          {grading.text}
        </div>
      </details>
    </div>
  );
}
