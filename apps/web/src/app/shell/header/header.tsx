import { Menu as MenuIcon, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { shownSiteName } from '../../../platform/language/i18n.ts';
import { Preferences } from '../preferences/preferences.tsx';
import { UserMenu } from '../user-menu/user-menu.tsx';
import styles from './header.module.css';

export function Header({
  isSidebarOpen,
  onToggleSidebar,
  toggle,
}: {
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  toggle: RefObject<HTMLButtonElement | null>;
}) {
  const { t } = useTranslation();
  const name = shownSiteName();
  const Icon = isSidebarOpen ? X : MenuIcon;
  return (
    <header className={styles.header} data-print="no">
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={t('menu')}
        aria-expanded={isSidebarOpen}
        aria-controls="sidebar"
        onClick={onToggleSidebar}
      >
        <Icon aria-hidden="true" />
      </button>
      <Link to="/" className={styles.logo} aria-label={t('homeLink')}>
        <span aria-hidden="true" dir="auto" data-name={name}>
          {name}
          <i>.</i>
        </span>
      </Link>
      <div className={styles.end}>
        <div className={styles.preferences}>
          <Preferences />
        </div>
        <UserMenu />
      </div>
    </header>
  );
}
