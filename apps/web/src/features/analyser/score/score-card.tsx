import { hasScore, scoreFeedback, wholeShares, type Totals } from '@vernacular/analyzer';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { LevelBar } from '../../../ui/level-bar/level-bar.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Result } from '../result/grading-state.ts';
import { levelsByNumber } from '../words/coloured-words.ts';
import { aims, tooManyRare } from './rare-words-targets.ts';
import styles from './score-card.module.css';

const resultTitle = 'result-title';

const nothing = { common: 0, mid: 0, rare: 0 };

/** The score, the words of each level and what they mean, with START among them. */
export function ScoreCard({
  totals,
  message,
  result = null,
  troubles,
  note,
  children,
}: {
  totals: Totals | null;
  /** Shown instead of the feedback when there is no score. */
  message: string | null;
  result?: Result | null;
  /** Notices of what went wrong, under those of the result. */
  troubles?: ReactNode;
  note?: ReactNode;
  /** START. Only what keeps its height stands above it, so that it never moves from under a pointer. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { number, percent } = useNumberFormat();
  const withWords = totals && hasScore(totals) ? totals : null;
  const difficulty = result?.outdatedBy === null ? result.reply.difficulty : null;
  const shares = withWords && wholeShares(withWords);
  return (
    <section
      className={styles.card}
      {...(result ? { 'aria-labelledby': resultTitle } : { 'aria-label': t('live.title') })}
      data-print={withWords ? 'numbers' : undefined}
    >
      {result && <ResultHead key={result.nth} result={result} />}
      <ScoreLine score={withWords?.score ?? null} message={message} />
      <LevelBar counts={totals ?? nothing} />
      {children}
      <div className={styles.notices}>
        {result && <ResultNotices result={result} />}
        {troubles}
      </div>
      {withWords && shares && (
        <>
          <ul className={styles.counts}>
            {levelsByNumber.map((level) => (
              <li key={level} data-level={level}>
                <span className={styles.dot}>{tGrading(`level.${level}`)}</span>
                <b>{number(withWords[level])}</b> <small>{percent(shares[level])}</small>
              </li>
            ))}
          </ul>
          <p className={styles.sentence}>
            <ScaleSentence totals={withWords} />{' '}
            {difficulty !== null && <b>{t('result.difficulty', { shown: number(difficulty) })}</b>}
          </p>
          <p className={styles.legend}>{t('result.legend')}</p>
        </>
      )}
      {note}
    </section>
  );
}

function ScoreLine({ score, message }: { score: number | null; message: string | null }) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const feedback = score !== null && (scoreFeedback(score) === 'Nicely done!' ? 'good' : 'onward');
  return (
    <div className={styles.line} data-empty={score === null}>
      <p className={styles.score}>
        <VisuallyHidden>{t('live.score')} </VisuallyHidden>
        <b>{score === null ? '–' : number(score)}</b> <small>{t('live.of')}</small>
      </p>
      <p className={styles.feedback}>
        {message ??
          (feedback && (
            <>
              {t('live.vocabulary')} <span>{t(`live.${feedback}`)}</span>
            </>
          ))}
      </p>
    </div>
  );
}

/** Says how many words are rare, and how many rare words to replace so that readers can follow. */
export function ScaleSentence({ totals: { rare, cleaned, score } }: { totals: Totals }) {
  const { t } = useTranslation('analyser');
  const { number, percent } = useNumberFormat();
  const fewer = tooManyRare(cleaned, rare);
  // When the vocabulary as a whole is praised, fewer rare words are a further step and not a criticism.
  const isPraised = score !== null && scoreFeedback(score) === 'Nicely done!';
  const marks = { low: percent(aims[0]), high: percent(aims[1]) };
  return (
    <>
      {t('scale.rare', { count: rare, shown: number(rare), total: number(cleaned) })}{' '}
      {fewer === 0
        ? t('scale.follow', marks)
        : t(isPraised ? 'scale.further' : 'scale.fewer', {
            count: fewer,
            shown: number(fewer),
            ...marks,
          })}
    </>
  );
}

/** Heading for screen readers. */
function ResultHead({ result: { reply, isNew } }: { result: Result }) {
  const { t } = useTranslation('analyser');
  const heading = useRef<HTMLHeadingElement>(null);
  // A new result takes the focus; one kept from the last visit does not.
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <h2 id={resultTitle} ref={heading} tabIndex={-1} className={styles.title}>
      {reply.name ? t('result.titleNamed', { name: reply.name }) : t('result.title')}
    </h2>
  );
}

/** What changed since the result, and a message of the server. */
function ResultNotices({ result: { reply, outdatedBy } }: { result: Result }) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  return (
    <>
      {outdatedBy && (
        <Notice>
          {t(`result.outdatedBy.${outdatedBy}`)}
          {reply.score !== null && ` ${t('result.then', { score: number(reply.score) })}`}
        </Notice>
      )}
      {reply.notice && <Notice>{reply.notice}</Notice>}
    </>
  );
}
