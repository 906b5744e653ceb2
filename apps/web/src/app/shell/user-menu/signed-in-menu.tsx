import { House, LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { useSession } from '../../../platform/account/session.ts';
import { signOut } from '../../../platform/account/sign-out.ts';
import type { OpenedPopup } from '../../../ui/popover/lazy-popup.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';

export default function SignedInMenu(opened: OpenedPopup) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const email = session.kind === 'in' ? session.user.email : '';
  const onLogout = () => {
    void navigate('/');
    void signOut();
  };
  return (
    <Menu {...opened} aria-label={t('user.menu', { email })}>
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
