import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { useTermsConsent } from '../../platform/storage/consent-cookies.ts';
import { useSession } from '../../platform/account/session.ts';
import { focusHeading } from '../shell/focus-heading.ts';
import { Agreement } from './terms-form.tsx';
import styles from './consent.module.css';

/** Whether to show the terms on the home page to a guest, who may ignore them, because each tool asks again. */
export function useWelcome(): boolean {
  const { pathname } = useLocation();
  const isGuest = useSession().kind === 'out';
  const hasAgreed = useTermsConsent();
  return pathname === '/' && isGuest && !hasAgreed;
}

export function Welcome() {
  const { t } = useTranslation();
  useEffect(
    () => () => {
      // A pressed button leaves the focus on `body`; a followed link has already moved it.
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return (
    <aside className={styles.welcome} data-print="no" aria-labelledby="welcome-title">
      <h2 id="welcome-title">{t('consent.welcome')}</h2>
      <p>{t('consent.welcomeText')}</p>
      <Agreement />
    </aside>
  );
}
