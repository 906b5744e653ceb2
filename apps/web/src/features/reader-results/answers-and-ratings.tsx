import type { ReaderResults } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import styles from './reader-results.module.css';

type Shown = NonNullable<ReaderResults['shown']>;

/** What readers answered to each question, and how they rated the text from 1 to 5. */
export function Answers({ questions, ratings }: Pick<Shown, 'questions' | 'ratings'>) {
  const { t } = useTranslation('reader-results');
  const rated = ratings.reduce((sum, each) => sum + each, 0);
  const able = (ratings[3] ?? 0) + (ratings[4] ?? 0);
  return (
    <section aria-labelledby="answers-title" className={styles.section}>
      <h2 id="answers-title">{t('answers.title')}</h2>
      {rated > 0 && <p>{t('answers.rated', { able, count: rated })}</p>}
      {rated > 0 && (
        <p className="caption">
          {ratings.map((count, at) => t('answers.each', { rating: at + 1, count })).join(' · ')}
        </p>
      )}
      {questions.map(({ question, expected, answers }) => (
        <div key={question} className={`${styles.question} stack gap-2`}>
          <h3 dir="auto">{question}</h3>
          {expected && (
            <p>
              {t('answers.expected')} <bdi>{expected}</bdi>
            </p>
          )}
          {answers.length === 0 ? (
            <p className="caption">{t('answers.none')}</p>
          ) : (
            <ul className="stack gap-1">
              {[...countEach(answers)].map(([answer, count]) => (
                <li key={answer}>
                  <bdi>{answer}</bdi> {count > 1 && <small>{t('answers.times', { count })}</small>}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function countEach(answers: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const answer of answers) times.set(answer, (times.get(answer) ?? 0) + 1);
  return times;
}
