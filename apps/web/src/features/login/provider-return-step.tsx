import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { unasked } from '../../platform/account/account-error.ts';
import { logTrouble } from '../../platform/browser/log.ts';
import { nextQuery } from '../../platform/account/safe-redirect.ts';
import { currentSession } from '../../platform/account/session.ts';
import { finishProviderSignIn } from '../../platform/account/sign-in-providers.ts';
import { FormPage } from '../../ui/form-page/form-page.tsx';

/** Path to go to after a provider sign-in; null if the second factor is asked for first. */
async function arrive(next: string): Promise<string | null> {
  const error = await finishProviderSignIn().catch(() => unasked);
  if (error) logTrouble('The sign-in came to nothing.', error.code ?? error.name);
  // A user who comes by the Back button is already signed in.
  if (currentSession().kind === 'in') return next;
  if (!error) return null;
  const trouble = error.code === 'user_banned' ? 'disabled' : 'over';
  return `/login?trouble=${trouble}${nextQuery(next).replace('?', '&')}`;
}

export function ArrivalStep({ next }: { next: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const goOn = async () => {
      const way = await arrive(next);
      if (way !== null) await navigate(way, { replace: true });
    };
    void goOn();
  }, [navigate, next]);
  return (
    <FormPage title={t('login.title')}>
      <output>{t('login.busy')}</output>
    </FormPage>
  );
}
