import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { acceptCookies, useCookieConsent } from '../../platform/consent.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './cookie-banner.module.css';

/** Says that the site uses cookies. Whoever puts it off is asked again on the next visit. */
export function CookieBanner() {
  const { t } = useTranslation();
  const hasAccepted = useCookieConsent();
  const [isPutOff, setPutOff] = useState(false);
  if (hasAccepted || isPutOff) return null;
  return (
    <section className={styles.banner} aria-label={t('consent.cookies')}>
      <p>
        <Trans
          t={t}
          i18nKey="consent.cookiesText"
          components={{ policy: <Link to="/cookies-policy" /> }}
        />
      </p>
      <div className={styles.ways}>
        <Button look="quiet" onPress={() => setPutOff(true)}>
          {t('consent.later')}
        </Button>
        <Button look="primary" onPress={acceptCookies}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
