import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';

import { pages } from './pages.ts';
import styles from './section.module.css';

/** The frame around the seven De-Jargonizer screens: a bar that leads from one to the other. */
export default function DeJargonizerSection() {
  const { t } = useTranslation('de-jargonizer');
  const { pathname } = useLocation();
  const bar = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = bar.current;
    const current = list?.querySelector<HTMLElement>(`[href="${pathname}"]`)?.parentElement;
    if (!list || !current) return;
    list.scrollLeft +=
      current.getBoundingClientRect().left -
      list.getBoundingClientRect().left -
      (list.clientWidth - current.clientWidth) / 2;
  }, [pathname]);

  return (
    <>
      <nav className={styles.nav} aria-label={t('navigation')}>
        <ul ref={bar}>
          {pages.map(({ id, path }) => (
            <li key={id}>
              <NavLink to={path} end>
                {t(`pages.${id}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
