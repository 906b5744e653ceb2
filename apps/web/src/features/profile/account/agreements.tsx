import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchPart } from '../../../platform/fetch-part.ts';
import { Fold } from '../fold.tsx';

const List = lazy(() => fetchPart(() => import('./agreement-list.tsx')));

/** What somebody agreed to: in which version, when, on which screen, and when they took it back. */
export function Agreements({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  return (
    <Fold title={t('consents.title')}>
      <Suspense fallback={<output>{t('consents.loading')}</output>}>
        <List userId={userId} />
      </Suspense>
    </Fold>
  );
}
