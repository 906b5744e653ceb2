import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useSession } from '../../../platform/account/session.ts';
import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { LazyPopup, lazyPopup } from '../../../ui/popover/lazy-popup.tsx';
import styles from './user-menu.module.css';

const fetchMenu = async () => (await import('./signed-in-menu.tsx')).default;
const SignedInMenu = lazyWithRetry(fetchMenu, lazyPopup);

export function UserMenu() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.kind === 'loading')
    return <output className={styles.loading}>{t('user.loading')}</output>;
  if (session.kind === 'in') {
    const { email } = session.user;
    return (
      <LazyPopup
        fetchPopup={fetchMenu}
        renderPopup={(opened) => <SignedInMenu {...opened} />}
        aria-label={t('user.menu', { email })}
        className={styles.initial ?? ''}
      >
        <span title={email}>{email.slice(0, 1).toUpperCase()}</span>
      </LazyPopup>
    );
  }
  return (
    <>
      <Link to="/login" className={buttonClass('quiet')}>
        {t('user.login')}
      </Link>
      <Link to="/register" className={buttonClass('secondary')}>
        {t('user.register')}
      </Link>
    </>
  );
}
