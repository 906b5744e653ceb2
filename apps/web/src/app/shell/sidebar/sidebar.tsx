import { ChevronDown, House, LayoutGrid } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

import { accessCookie } from '../../../platform/account/access-cookie.ts';
import { tools, useToolName } from '../../../platform/site/tools.ts';
import { Preferences } from '../preferences/preferences.tsx';
import styles from './sidebar.module.css';
import type { SidebarEvent, SidebarState } from './sidebar-state.ts';

export function Sidebar({
  state,
  isSheet,
  onEvent,
}: {
  state: SidebarState;
  isSheet: boolean;
  onEvent: (event: SidebarEvent) => void;
}) {
  const { t } = useTranslation();
  const nameOf = useToolName();
  const nav = useRef<HTMLElement>(null);
  const { isOpen, areToolsShown } = state;

  useEffect(() => {
    if (isOpen && isSheet) nav.current?.querySelector<HTMLElement>('a')?.focus();
  }, [isOpen, isSheet]);

  return (
    <>
      {isOpen && isSheet && (
        <div
          className={styles.shade}
          data-print="no"
          aria-hidden="true"
          onClick={() => onEvent('sidebar-closed')}
        />
      )}
      <nav
        id="sidebar"
        ref={nav}
        className={styles.sidebar}
        data-print="no"
        aria-label={t('mainNavigation')}
        hidden={!isOpen}
      >
        <ul>
          <li>
            <NavLink to="/" end>
              <House aria-hidden="true" />
              {t('home')}
            </NavLink>
          </li>
          <li>
            <button
              type="button"
              aria-expanded={areToolsShown}
              aria-controls="sidebar-tools"
              onClick={() => onEvent('tools-toggled')}
            >
              <LayoutGrid aria-hidden="true" />
              {t('tools.group')}
              <ChevronDown className={styles.chevron} aria-hidden="true" />
            </button>
            <ul id="sidebar-tools" className={styles.tools} hidden={!areToolsShown}>
              {tools.map((tool) => (
                <li key={tool.id}>
                  <NavLink
                    to={tool.path}
                    reloadDocument={tool.opensFresh}
                    onClick={tool.opensFresh ? accessCookie.keep : undefined}
                  >
                    {nameOf(tool)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </li>
        </ul>
        {isSheet && (
          <div className={styles.foot}>
            <Preferences />
          </div>
        )}
      </nav>
    </>
  );
}
