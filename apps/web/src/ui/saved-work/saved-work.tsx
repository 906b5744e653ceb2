import type { ShownTask } from '@vernacular/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { readOnlyHtml } from './safe-html.ts';
import styles from './saved-work.module.css';

/** A saved task to be read: its conversation, or the record of a graded text. Needs the texts `saved-work`. */
export function SavedWork({ shown }: { shown: ShownTask }) {
  return shown.kind === 'conversation' ? (
    <Conversation messages={shown.messages} />
  ) : (
    <Grading grading={shown} />
  );
}

type Messages = Extract<ShownTask, { kind: 'conversation' }>['messages'];
type Graded = Extract<ShownTask, { kind: 'grading' }>;

function Conversation({ messages }: { messages: Messages }) {
  const { t } = useTranslation('saved-work');
  if (messages.length === 0) return <p className={styles.soft}>{t('empty')}</p>;
  return (
    <ol className={styles.messages} aria-label={t('conversation')}>
      {messages.map((message, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- what was said never moves, and old messages may share an id
        <Bubble key={at} message={message} />
      ))}
    </ol>
  );
}

function Bubble({ message }: { message: Messages[number] }) {
  const { t } = useTranslation('saved-work');
  const { IsStudent: isStudent, Text: text, TableData: rows } = message;
  const html = useMemo(() => readOnlyHtml(text), [text]);
  return (
    <li className={classNames(styles.row, isStudent && styles.mine)}>
      <VisuallyHidden>{t(isStudent ? 'writer' : 'coach')}</VisuallyHidden>
      <div className={styles.bubble}>
        <div dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
        {rows.length > 0 && (
          <table>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join('\u0000')}>
                  {row.map((cell, column) => (
                    // oxlint-disable-next-line react/no-array-index-key -- the columns of a sent table never move
                    <td key={column} dir="auto">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </li>
  );
}

function Grading({ grading }: { grading: Graded }) {
  const { t } = useTranslation('saved-work');
  const html = useMemo(() => readOnlyHtml(grading.resultText), [grading.resultText]);
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
        <h3>{t('statistics')}</h3>
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
        <h3>{t('resultText')}</h3>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </section>
      <section>
        <h3>{t('pastedText')}</h3>
        <div className={styles.text} dir="auto">
          {grading.text}
        </div>
      </section>
    </div>
  );
}
