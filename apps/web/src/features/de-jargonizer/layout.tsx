import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';

import styles from './layout.module.css';

const pages = [
  { id: 'deJargonizer', path: '/de-jargonizer' },
  { id: 'multipleTexts', path: '/de-jargonizer/multiple-texts' },
  { id: 'about', path: '/de-jargonizer/about' },
  { id: 'instructions', path: '/de-jargonizer/instructions' },
  { id: 'development', path: '/de-jargonizer/development' },
  { id: 'howToCite', path: '/de-jargonizer/how-to-cite' },
  { id: 'contactUs', path: '/de-jargonizer/contact-us' },
] as const;

export default function DeJargonizerLayout() {
  const { t } = useTranslation('de-jargonizer');
  const { pathname } = useLocation();
  const bar = useRef<HTMLUListElement>(null);

  useEffect(() => {
    centre(bar.current?.querySelector(`[href="${pathname}"]`));
  }, [pathname]);

  return (
    <>
      <nav className={styles.nav} data-print="no" aria-label={t('navigation')}>
        <ul ref={bar}>
          {pages.map(({ id, path }) => (
            <li key={id}>
              <NavLink to={path} end onFocus={({ currentTarget }) => centre(currentTarget)}>
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

/**
 * Scrolls a link to the middle of the bar. By themselves, browsers scroll only until its edge is in view, where the
 * shade at the end of the bar still covers it.
 */
function centre(link: Element | null | undefined): void {
  const list = link?.closest('ul');
  if (!link || !list) return;
  const { left, width } = link.getBoundingClientRect();
  list.scrollLeft += left - list.getBoundingClientRect().left - (list.clientWidth - width) / 2;
}
