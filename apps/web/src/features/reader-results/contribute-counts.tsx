import type { ReaderResults } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../platform/site/use-site.ts';
import { CheckBox } from '../../ui/field/check-box.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './reader-results.module.css';
import type { useReaderResults } from './use-reader-results.ts';

/**
 * Consent to add the word counts of this test to those of the site. If the operator collects none, it is shown only
 * where an earlier consent can be withdrawn.
 */
export function ContributeCounts({
  test: { isCounted },
  giveCounts,
}: Pick<ReturnType<typeof useReaderResults>, 'giveCounts'> & { test: ReaderResults['test'] }) {
  const { t } = useTranslation('reader-results');
  const { readerCounts } = useSite();
  if (isCounted === null || !(readerCounts || isCounted)) return null;
  return (
    <section aria-labelledby="counts-title" className={`${styles.section} ${styles.manage}`}>
      <h2 id="counts-title">{t('counts.title')}</h2>
      <p>{t('counts.what')}</p>
      <CheckBox
        isChecked={giveCounts.isPending ? giveCounts.variables : isCounted}
        onChange={(isGiven) => giveCounts.mutate(isGiven)}
      >
        {t('counts.give')}
      </CheckBox>
      <p className="caption">{t('counts.back')}</p>
      {giveCounts.isError && <Notice kind="trouble">{t('counts.trouble')}</Notice>}
    </section>
  );
}
