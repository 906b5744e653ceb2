import type { ReaderTest } from '@vernacular/contract';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { AboutYou, type About } from './about-you.tsx';
import type { AnswerState } from './answer/use-answer.ts';
import { isPassing } from './answer/reader-calls.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './reader-page.module.css';

const ratings = [1, 2, 3, 4, 5] as const;

export function Questions({
  test: { questions, textLanguage },
  state: { answer, trouble, isSending, change, send },
  marked,
}: {
  test: ReaderTest;
  state: AnswerState;
  marked: number;
}) {
  const { t } = useTranslation('reading');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  const onAnswer = (at: number, said: string) =>
    change({
      answers: questions.map((_, each) => (each === at ? said : (answer.answers[each] ?? ''))),
    });
  return (
    <form className={styles.part} aria-labelledby={id} onSubmit={onSubmit}>
      <h1 id={id} ref={heading} tabIndex={-1}>
        {t('questions.title')}
      </h1>
      <p className={styles.quiet}>
        {answer.knewAll ? t('questions.knewAll') : t('questions.marked', { count: marked })}
      </p>
      {questions.map((question, at) => (
        <div key={question} className={styles.field}>
          <label htmlFor={`${id}-${at}`}>
            <bdi lang={textLanguage}>{question}</bdi>
          </label>
          <textarea
            className="input"
            id={`${id}-${at}`}
            dir="auto"
            rows={3}
            maxLength={1000}
            value={answer.answers[at] ?? ''}
            onChange={(event) => onAnswer(at, event.target.value)}
          />
        </div>
      ))}
      {questions.length > 0 && <p className={styles.quiet}>{t('questions.noNames')}</p>}
      <fieldset className={styles.rating}>
        <legend>{t('rating.question')}</legend>
        <div>
          {ratings.map((rating) => (
            <label key={rating}>
              <input
                type="radio"
                name="rating"
                checked={answer.rating === rating}
                onChange={() => change({ rating })}
                aria-describedby={`${id}-scale`}
              />
              <span>{rating}</span>
            </label>
          ))}
        </div>
        <p id={`${id}-scale`} className={styles.scale}>
          <span>{t('rating.low')}</span> <span>{t('rating.high')}</span>
        </p>
      </fieldset>
      <AboutYou about={answer.about ?? {}} onAbout={(about: About) => change({ about })} />
      {answer.isWaiting && !isSending && <Notice>{t(`waiting.${waitingFor(trouble)}`)}</Notice>}
      {trouble !== null && !isPassing(trouble) && (
        <Notice kind="trouble">{t('questions.refused')}</Notice>
      )}
      <div className="row gap-2">
        <button type="submit" className={buttonClass('primary')}>
          {t(
            isSending
              ? 'questions.sending'
              : answer.isWaiting
                ? 'questions.sendNow'
                : 'questions.send',
          )}
        </button>
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => change({ step: 'text', isWaiting: false })}
        >
          {t('questions.back')}
        </button>
      </div>
    </form>
  );
}

const waitingFor = (trouble: string | null) => (trouble === 'unreachable' ? 'offline' : 'busy');
