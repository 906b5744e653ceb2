import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { acceptCookies, useCookieConsent } from '../../platform/storage/consent-cookies.ts';
import { readStored, store } from '../../platform/storage/storage.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusHeading, takeFocus } from '../shell/focus-heading.ts';
import styles from './cookie-banner.module.css';

/** The notice about cookies. Once postponed, it returns on the next visit, not on the next page. */
export function CookieBanner() {
  const hasAccepted = useCookieConsent();
  const [isPutOff, setPutOff] = useState(() => readStored('cookies-put-off') !== null);
  const onLater = () => {
    store('cookies-put-off', 'true');
    setPutOff(true);
  };
  return hasAccepted || isPutOff ? null : <Banner onLater={onLater} />;
}

function Banner({ onLater }: { onLater: () => void }) {
  const { t } = useTranslation();
  const banner = useRef<HTMLElement>(null);

  // When the banner closes, the focus returns to the element in `main` that had it before, else to the heading.
  useEffect(() => {
    let before: EventTarget | null = null;
    const { current } = banner;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (!current?.contains(relatedTarget as Node | null)) before = relatedTarget;
    };
    current?.addEventListener('focusin', onFocus);
    return () => {
      if (document.activeElement !== document.body) return;
      if (before instanceof Element && before.isConnected && before.closest('main'))
        takeFocus(before);
      else focusHeading();
    };
  }, []);

  return (
    <section
      ref={banner}
      className={styles.banner}
      data-print="no"
      aria-label={t('consent.cookies')}
    >
      <p>
        <Trans
          t={t}
          i18nKey="consent.cookiesText"
          components={{ policy: <Link to="/cookies-policy" /> }}
        />
      </p>
      <div className="row gap-2">
        <Button look="quiet" onPress={onLater}>
          {t('consent.later')}
        </Button>
        <Button look="primary" onPress={acceptCookies}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
