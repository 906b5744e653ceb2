import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { useTermsConsent } from '../../platform/storage/consent.ts';
import { useSession } from '../../platform/account/session.ts';
import { focusHeading } from '../shell/focus-heading.ts';
import { LanguageButton } from '../shell/preferences/language-button.tsx';
import { Agreement } from './terms-form.tsx';
import styles from './consent.module.css';

/**
 * Whether the welcome covers the home page, and how to dismiss it until the next load. Guests may read the page
 * without an answer; each tool asks again.
 */
export function useWelcome(): { readonly isWelcomed: boolean; readonly putOff: () => void } {
  const [isPutOff, setPutOff] = useState(false);
  const { pathname } = useLocation();
  const isGuest = useSession().kind === 'out';
  const hasAgreed = useTermsConsent();
  const putOff = useCallback(() => setPutOff(true), []);
  return { isWelcomed: pathname === '/' && isGuest && !hasAgreed && !isPutOff, putOff };
}

export function Welcome({ onEscape }: { onEscape: () => void }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    return focusHeading;
  }, []);
  return (
    <div className={styles.overlay}>
      <dialog
        open
        onKeyDown={({ key }) => key === 'Escape' && onEscape()}
        aria-modal="true"
        aria-labelledby="welcome-title"
        className={styles.welcome}
      >
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
