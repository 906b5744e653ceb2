import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { unasked } from '../../platform/account-trouble.ts';
import { logTrouble } from '../../platform/log.ts';
import { nextQuery } from '../../platform/safe-next.ts';
import { currentSession } from '../../platform/session.ts';
import { takeArrival } from '../../platform/sign-in-providers.ts';
import { FormPage } from '../../ui/form-page/form-page.tsx';

/** Somebody comes back from a provider: their session is taken up, and they are led on. */
export function ArrivalStep({ next }: { next: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void takeArrival()
      .catch(() => unasked)
      .then((error) => {
        if (error) logTrouble('The sign-in came to nothing.', error.code ?? error.name);
        // Somebody who comes by the Back button is signed in already.
        if (error && currentSession().kind !== 'in') {
          const way = nextQuery(next).replace('?', '&');
          return navigate(`/login?trouble=over${way}`, { replace: true });
        }
        return currentSession().kind === 'in' ? navigate(next, { replace: true }) : undefined;
      });
  }, [navigate, next]);
  return (
    <FormPage title={t('login.title')}>
      <p role="status">{t('login.busy')}</p>
    </FormPage>
  );
}
