import { House, LogOut, UserRound } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

import { useSession } from '../../../platform/session.ts';
import { signOut } from '../../../platform/sign-out.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import styles from './user-menu.module.css';

/** Login and Register for a visitor; for a signed-in user the initial of the e-mail, with a menu. */
export function UserMenu() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.kind === 'loading')
    return <output className={styles.loading}>{t('user.loading')}</output>;
  if (session.kind === 'in') return <SignedIn email={session.user.email} />;
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

function SignedIn({ email }: { email: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const onLogout = () => {
    void navigate('/');
    void signOut();
  };
  return (
    <Menu
      aria-label={t('user.menu', { email })}
      button={
        <AriaButton className={styles.initial ?? ''} aria-label={t('user.menu', { email })}>
          <span title={email}>{initialOf(email)}</span>
        </AriaButton>
      }
    >
      <MenuItem href="/">
        <House aria-hidden="true" />
        {t('home')}
      </MenuItem>
      <MenuItem href="/profile">
        <UserRound aria-hidden="true" />
        {t('user.profile')}
      </MenuItem>
      <MenuItem onAction={onLogout}>
        <LogOut aria-hidden="true" />
        {t('user.logout')}
      </MenuItem>
    </Menu>
  );
}

const initialOf = (email: string) => email.slice(0, 1).toUpperCase();
