import type { AboutReader, ReaderAnswer, ReaderTest } from '@vernacular/contract';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnswerState } from './answer/use-answer.ts';
import { isPassing } from './answer/reader-calls.ts';
import { SelectField } from '../ui/field/select-field.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { PlainButton } from './plain-button.tsx';
import styles from './reader-page.module.css';

const ratings = [1, 2, 3, 4, 5] as const;

/** The step after the text: the writer’s questions, a rating, optional questions about the reader, and sending. */
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
      <p className="caption">
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
      {questions.length > 0 && <p className="caption">{t('questions.noNames')}</p>}
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
      <AboutYou about={answer.about ?? {}} onAbout={(about) => change({ about })} />
      {answer.isWaiting && !isSending && <Notice>{t(`waiting.${waitingFor(trouble)}`)}</Notice>}
      {trouble !== null && !isPassing(trouble) && (
        <Notice kind="trouble">{t('questions.refused')}</Notice>
      )}
      <div className="row gap-2">
        <PlainButton type="submit">
          {t(
            isSending
              ? 'questions.sending'
              : answer.isWaiting
                ? 'questions.sendNow'
                : 'questions.send',
          )}
        </PlainButton>
        <PlainButton look="secondary" onClick={() => change({ step: 'text', isWaiting: false })}>
          {t('questions.back')}
        </PlainButton>
      </div>
    </form>
  );
}

const waitingFor = (trouble: string | null) => (trouble === 'unreachable' ? 'offline' : 'busy');

type About = NonNullable<ReaderAnswer['about']>;

const ages = ['under-18', '18-29', '30-49', '50-69', '70-up'] as const;
const schoolings = ['school', 'some-college', 'degree'] as const;
const truths = ['yes', 'no'] as const;

const found = <Id extends string>(ids: readonly Id[], picked: string): Id | undefined =>
  ids.find((id) => id === picked);

/** Optional questions about the reader. */
function AboutYou({ about, onAbout }: { about: About; onAbout: (about: About) => void }) {
  const { t } = useTranslation('reading');
  const unsaid = { id: '', name: t('about.unsaid') };
  const set = <Key extends keyof AboutReader>(key: Key, value: AboutReader[Key] | undefined) => {
    const { [key]: _before, ...rest } = about;
    onAbout(value === undefined ? rest : { ...rest, [key]: value });
  };
  const truth = (key: 'motherTongue' | 'inField') => (
    <SelectField
      label={t(`about.${key}`)}
      choices={[unsaid, ...truths.map((each) => ({ id: each, name: t(`about.${each}`) }))]}
      value={about[key] === undefined ? '' : about[key] ? 'yes' : 'no'}
      onChange={(id) => set(key, id === '' ? undefined : id === 'yes')}
    />
  );
  return (
    <details className={styles.aboutYou}>
      <summary>{t('about.title')}</summary>
      <div>
        <p className="caption">{t('about.why')}</p>
        <SelectField
          label={t('about.age')}
          choices={[unsaid, ...ages.map((id) => ({ id, name: t(`about.ages.${id}`) }))]}
          value={about.age ?? ''}
          onChange={(picked) => set('age', found(ages, picked))}
        />
        {truth('motherTongue')}
        <SelectField
          label={t('about.schooling')}
          choices={[unsaid, ...schoolings.map((id) => ({ id, name: t(`about.schoolings.${id}`) }))]}
          value={about.schooling ?? ''}
          onChange={(picked) => set('schooling', found(schoolings, picked))}
        />
        {truth('inField')}
      </div>
    </details>
  );
}
