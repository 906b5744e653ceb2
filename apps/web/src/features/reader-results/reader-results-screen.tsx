import type { ReaderResults } from '@vernacular/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';

import { ApiFailure } from '../../platform/api/api.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Agreement } from './level-accuracy.tsx';
import { Answers } from './answers-and-ratings.tsx';
import { Choices } from './results-filter.tsx';
import { HeatText } from './text-heat-map.tsx';
import { ContributeCounts, Manage } from './manage-reader-test.tsx';
import styles from './reader-results.module.css';
import { Rounds } from './round-comparison.tsx';
import { useReaderResults, type ResultsChoice } from './use-reader-results.ts';
import { WordList } from './words-table-and-downloads.tsx';

export default function ReaderResultsScreen() {
  const { key = '' } = useParams();
  const { t } = useTranslation('reader-results');
  const [choice, setChoice] = useState<ResultsChoice>({ filter: null, withoutDoubtful: false });
  const { results, giveCounts, setEnd, remove } = useReaderResults(key, choice);
  usePageTitle(t('title'));
  if (remove.isSuccess)
    return (
      <div className={styles.page}>
        <h1>{t('deleted.title')}</h1>
        <p>{t('deleted.text')}</p>
      </div>
    );
  if (results.isError)
    return <Refused error={results.error} onRetry={() => void results.refetch()} />;
  return (
    <div className={styles.page}>
      <h1>{results.data ? t('title') : t('loading')}</h1>
      {results.data && (
        <>
          <Head results={results.data} />
          <Choices results={results.data} choice={choice} onChoice={setChoice} />
          <Shown results={results.data} />
          <ContributeCounts {...{ giveCounts }} test={results.data.test} />
          <Manage {...{ setEnd, remove }} test={results.data.test} />
        </>
      )}
    </div>
  );
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('reader-results');
  const isGone = error instanceof ApiFailure && error.status === 404;
  return (
    <div className={styles.page}>
      <h1>{t(isGone ? 'gone.title' : 'unreachable.title')}</h1>
      <p className="caption">{t(isGone ? 'gone.text' : 'unreachable.text')}</p>
      <p className="row gap-2">
        {!isGone && <Button onPress={onRetry}>{t('retry')}</Button>}
        <Link to="/" className={buttonClass('secondary')}>
          {t('home')}
        </Link>
      </p>
    </div>
  );
}

function Head({ results: { test, readers, hidden } }: { results: ReaderResults }) {
  const { t, i18n } = useTranslation('reader-results');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const date = day.format(new Date(test.endsAt));
  const shown = hidden ? test.readers : (readers ?? test.readers);
  return (
    <>
      <p className={styles.count}>
        <b>{t('head.readers', { count: shown })}</b>{' '}
        <span>
          {shown < test.readers && `${t('head.of', { count: test.readers })} · `}
          {t(test.isEnded ? 'head.ended' : 'head.ends', { date })}
        </span>
      </p>
      {test.audience && (
        <p className="caption">
          {t('head.audience')} <bdi>{test.audience}</bdi>
        </p>
      )}
    </>
  );
}

function Shown({ results: { test, shown, readers } }: { results: ReaderResults }) {
  const { t } = useTranslation('reader-results');
  if (shown === null)
    return (
      <p className={styles.hidden}>
        {readers === null ? t('hidden.filter') : t('hidden.few', { count: readers })}
      </p>
    );
  const count = readers ?? 0;
  return (
    <>
      <HeatText test={test} words={shown.words} readers={count} />
      {shown.agreement && <Agreement {...shown.agreement} families={shown.families} />}
      <WordList test={test} shown={shown} readers={count} />
      {shown.previous && (
        <Rounds {...shown.previous} readersNow={count} language={test.textLanguage} />
      )}
      <Answers questions={shown.questions} ratings={shown.ratings} />
    </>
  );
}
