import { useTranslation } from 'react-i18next';

import { readerMethods } from './literature.ts';
import { Literature } from './literature-list.tsx';
import { SourcePage } from './source-page.tsx';

/** How the answers of readers are counted, and what a few strict ones do to the figures. */
export function ReaderMethods() {
  const { t } = useTranslation('development');
  return (
    <>
      <p>{t('readers.shares')}</p>
      <p>{t('readers.model')}</p>
      <p>{t('readers.strict')}</p>
      <p>
        {t('readers.evidence')}{' '}
        <SourcePage path="benchmarks/README.md">{t('readers.link')}</SourcePage>
      </p>
      <Literature works={readerMethods} />
    </>
  );
}
