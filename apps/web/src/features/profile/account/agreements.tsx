import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { Fold } from '../disclosure.tsx';

const List = lazyWithRetry(async () => (await import('./agreement-list.tsx')).default);

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
