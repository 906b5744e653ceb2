import type { AnsweredCheck } from '@vernacular/exercises';
import { useTranslation } from 'react-i18next';

import styles from './answered-checks.module.css';

const wordsShown = 9;

function opening(words: string): string {
  const all = words.trim().split(/\s+/u);
  return all.length > wordsShown ? `${all.slice(0, wordsShown).join(' ')} …` : all.join(' ');
}

/** A student's answer to a check: the first words of the marked passage, or a fixed phrase. Needs the texts `checks`. */
export function CheckState({ answer, words }: Pick<AnsweredCheck, 'answer' | 'words'>) {
  const { t } = useTranslation('checks');
  return (
    <span className={styles.state}>
      {answer === 'marked' ? (
        <>
          {t('answer.marked')}{' '}
          <q className={styles.words} dir="auto">
            {opening(words)}
          </q>
        </>
      ) : (
        t(`state.${answer}`)
      )}
    </span>
  );
}

interface Props {
  readonly checks: readonly AnsweredCheck[];
  readonly isFolded: boolean;
}

export function AnsweredChecks({ checks, isFolded }: Props) {
  const { t } = useTranslation('checks');
  const count = checks.filter(({ answer }) => answer !== 'open').length;
  const title = t('summary', { count, of: checks.length });
  const list = (
    <ul>
      {checks.map(({ id, question, answer, words }) => (
        <li key={id}>
          <span dir="auto">{question}</span> <CheckState answer={answer} words={words} />
        </li>
      ))}
    </ul>
  );
  return isFolded ? (
    <details className={styles.answers}>
      <summary>{title}</summary>
      {list}
    </details>
  ) : (
    <section className={styles.answers}>
      <p>{title}</p>
      {list}
    </section>
  );
}
