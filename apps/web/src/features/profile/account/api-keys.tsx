import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { Fold } from '../disclosure.tsx';

const List = lazyWithRetry(async () => (await import('./api-key-list.tsx')).default);

export function ApiKeys({ user }: { user: { readonly id: string; readonly email: string } }) {
  const { t } = useTranslation('profile');
  return (
    <Fold title={t('keys.title')}>
      <Suspense fallback={<output>{t('keys.loading')}</output>}>
        <List user={user} />
      </Suspense>
    </Fold>
  );
}
