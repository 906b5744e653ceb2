import { useQuery } from '@tanstack/react-query';
import { wholeShares } from '@vernacular/analyzer';
import DOMPurify from 'dompurify';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

import { asFailure, errorMessage } from '../../../platform/api/error-message.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { LevelBar } from '../../../ui/level-bar/level-bar.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { colouredText, type GroupSubmission } from '../grade-requests.ts';
import type { Group } from '../group-state.ts';
import { namesOf } from '../chosen-files.ts';
import { textAddress } from './text-param.ts';
import styles from './text-view.module.css';

interface Props {
  readonly id: number;
  readonly group: Group;
  readonly wish: Omit<GroupSubmission, 'files'>;
}

export default function TextView({ id, group: { files }, wish }: Props) {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const { number, percent } = useNumberFormat();
  const [search] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = files.find((file) => file.id === id);
  const name = found && namesOf(files.map(({ file }) => file)).get(found.file);
  const { period, insists, method } = wish;
  const text = useQuery({
    queryKey: ['group-text', id, period, insists, method],
    queryFn: ({ signal }) => colouredText(found!.file, wish, signal),
    enabled: found !== undefined,
    staleTime: Infinity,
    // Not cached, because another group may use the same file ids.
    gcTime: 0,
    retry: false,
    // Fails at once when offline, instead of waiting for a connection.
    networkMode: 'always',
  });
  const html = useMemo(() => DOMPurify.sanitize(text.data ?? ''), [text.data]);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const totals = found?.state.kind === 'graded' ? found.state.result.totals : null;
  return (
    <article className={styles.view}>
      <p>
        <Link to={textAddress(search, null)}>{t('text.back')}</Link>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        <bdi>{name ?? t('text.title')}</bdi>
      </h2>
      {!found && <Notice>{t('text.gone')}</Notice>}
      {totals && (
        <div className={styles.totals}>
          <LevelBar counts={totals} isSmall />
          <p>
            {t('text.totals', {
              words: number(totals.cleaned),
              rare: percent(wholeShares(totals).rare),
              mid: percent(wholeShares(totals).mid),
            })}
            {totals.score !== null && ` ${t('text.score', { score: number(totals.score) })}`}
          </p>
          <p>{t('text.legend')}</p>
        </div>
      )}
      {text.isLoading && <output>{t('text.loading')}</output>}
      {text.isError && (
        <RetryNotice retry={tGrading('retry')} onRetry={() => void text.refetch()}>
          {errorMessage(tGrading, i18n.language, asFailure(text.error))}
        </RetryNotice>
      )}
      {text.data !== undefined && (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </article>
  );
}
