import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { agreeToTerms } from '../../platform/storage/consent-cookies.ts';
import { nextQuery } from '../../platform/account/safe-redirect.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { CheckBox } from '../../ui/field/check-box.tsx';
import styles from './consent.module.css';

/** The check box for the terms, with two ways on: sign in, or continue as a guest once it is checked. */
export function Agreement() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [agrees, setAgrees] = useState(false);
  const why = useId();
  return (
    <>
      <CheckBox isChecked={agrees} onChange={setAgrees}>
        <Trans
          t={t}
          i18nKey="consent.agree"
          components={{
            privacy: <Link to="/privacy-policy" />,
            terms: <Link to="/terms-of-use" />,
          }}
        />
      </CheckBox>
      <div className={styles.ways}>
        <Link className={buttonClass('primary')} to={`/login${nextQuery(pathname + search)}`}>
          {t('consent.signIn')}
        </Link>
        <Button
          look="secondary"
          isDisabled={!agrees}
          {...(!agrees && { 'aria-describedby': why })}
          onPress={agreeToTerms}
        >
          {t('consent.guest')}
        </Button>
        {!agrees && (
          <p id={why} className={styles.why}>
            {t('consent.agreeFirst')}
          </p>
        )}
      </div>
    </>
  );
}
