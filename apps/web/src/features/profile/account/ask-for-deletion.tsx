import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Fold } from '../disclosure.tsx';
import styles from '../profile-screen.module.css';

/** Says whom to ask for a deletion: a hosted account service does not let users delete their own account. */
export function AskForDeletion() {
  const { t } = useTranslation('profile');
  return (
    <Fold title={t('account.deletion.title')}>
      <p className={styles.quiet}>
        <Trans t={t} i18nKey="account.deletion.ask" components={whomToAsk} />
      </p>
    </Fold>
  );
}

const whomToAsk = { contact: <Link to="/de-jargonizer/contact-us" /> };
