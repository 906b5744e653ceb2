import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { useTermsConsent } from '../../platform/consent.ts';
import { useSession } from '../../platform/session.ts';
import { focusHeading } from '../shell/focus-heading.ts';
import { LanguageButton } from '../shell/preferences/language-button.tsx';
import { Agreement } from './agreement.tsx';
import styles from './consent.module.css';

/** Whether the home page is covered by the welcome: for visitors who are neither signed in nor have agreed. */
export function useIsWelcomed(): boolean {
  const { pathname } = useLocation();
  const isGuest = useSession().kind === 'out';
  const hasAgreed = useTermsConsent();
  return pathname === '/' && isGuest && !hasAgreed;
}

/** Greets a new visitor over the home page and asks for the terms. What lies behind is inert meanwhile. */
export function Welcome() {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    return focusHeading;
  }, []);
  return (
    <div className={styles.overlay}>
      <dialog open aria-modal="true" aria-labelledby="welcome-title" className={styles.welcome}>
        <div className={styles.language}>
          <LanguageButton />
        </div>
        <h2 id="welcome-title" ref={title} tabIndex={-1}>
          {t('consent.welcome')}
        </h2>
        <p>{t('consent.welcomeText')}</p>
        <Agreement />
      </dialog>
    </div>
  );
}
