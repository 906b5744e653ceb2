import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useCookieConsent } from '../../platform/storage/consent-cookies.ts';
import { useIdle } from '../../platform/browser/use-idle.ts';
import { Button } from '../../ui/button/button.tsx';
import { removeCookie } from '../../platform/storage/cookies.ts';

/** Button that takes back the consent to cookies; only for a visitor who gave it. */
export function WithdrawCookies() {
  const { t } = useTranslation('legal');
  const hasAccepted = useCookieConsent();
  // False in the prerendered page, which is the same for all visitors, whatever they have accepted.
  const isHere = useIdle();
  const [isBusy, setBusy] = useState(false);
  const onPress = () => {
    setBusy(true);
    withdrawCookies();
  };
  if (!hasAccepted || !isHere) return null;
  return (
    <section aria-label={t('choice')}>
      <p>{t('accepted')}</p>
      <Button look="secondary" isPending={isBusy} onPress={onPress}>
        {t('takeBack')}
      </Button>
    </section>
  );
}

const ofMeasuring = /^_g(?:a|id|at|cl)/;

/** Deletes the consent and the analytics cookies on this device. The reload stops the measurement. */
export function withdrawCookies(reload: () => void = () => location.reload()): void {
  const names = document.cookie.split('; ').map((crumb) => crumb.split('=')[0] ?? '');
  for (const name of ['cookie_consent', ...names.filter((each) => ofMeasuring.test(each))])
    removeCookie(name);
  reload();
}
