import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { Result } from './grading-state.ts';
import styles from './result.module.css';

export const resultTitle = 'result-title';

/** Heading of the result for screen readers. */
export function ResultHead({ result: { reply, isNew } }: { result: Result }) {
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

/** Says that the text or the options have changed since the result, and what the server adds to it. */
export function ResultNotices({ result: { reply, outdatedBy } }: { result: Result }) {
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
