import { AccessibilityWidget } from '@vernacular/accessibility-widget/react';
import {
  Fragment,
  Suspense,
  useEffect,
  useReducer,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { RouterProvider as AriaRouter } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useHref,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';

import { useMediaQuery } from '../../platform/browser/use-media-query.ts';
import { useAnalytics } from '../consent/analytics.ts';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { useWelcome, Welcome } from '../consent/home-page-welcome.tsx';
import { Loading, useHydrationSkeleton } from '../loading/loading.tsx';
import { useScrollToTarget } from './scroll-to-target.ts';
import { useClearUserData } from './clear-user-data.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './shell.module.css';
import { advanceSidebar, foldedSidebar } from './sidebar/sidebar-state.ts';
import { Sidebar } from './sidebar/sidebar.tsx';

/** Origin of the accessibility menu's fonts, cursors and translations; the build copies them there. */
const origin = import.meta.env.SSR ? '' : location.origin;

/**
 * Scroll restoration key. Every tab's first location has the key `default`, so the path replaces it; with a fragment,
 * nothing is restored, because the key changes with each load.
 */
const placeOf = ({ key, pathname, hash }: Location) =>
  key === 'default' ? `${pathname}${hash && performance.timeOrigin}` : key;

/** Moves the focus only: the address stays as it is, so that going back needs one step, not two. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}

export function Shell() {
  const [sidebar, onEvent] = useReducer(advanceSidebar, foldedSidebar);
  const isSheet = useMediaQuery('(width < 64rem)');
  const toggle = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isCovered = sidebar.isOpen && isSheet;
  const { t } = useTranslation('shell');
  const isMoving = useNavigation().state === 'loading';
  const isWelcomed = useWelcome();
  const isSketch = useHydrationSkeleton();
  useScrollToTarget();
  useAnalytics();
  const departures = useClearUserData();

  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    if (isSheet) onEvent('sidebar-closed');
  }

  useEffect(() => {
    if (!sidebar.isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      // As a column beside the page, the sidebar closes on Escape only while it holds the focus.
      const isIn = document.activeElement?.closest('#sidebar') !== null;
      if (key !== 'Escape' || !(isCovered || isIn)) return;
      onEvent('sidebar-closed');
      toggle.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [sidebar.isOpen, isCovered]);

  return (
    // oxlint-disable-next-line react/hooks -- React Aria takes the hook itself and calls it
    <AriaRouter navigate={(path) => void navigate(path)} useHref={useHref}>
      <div className={styles.all}>
        <a className={styles.skip} href="#main" onClick={skipToMain}>
          {t('skip')}
        </a>
        {/* Shown at the bottom of the screen, but early in the document, so that keyboard users reach it first. */}
        {!isWelcomed && <CookieBanner />}
        <Header
          toggle={toggle}
          isSidebarOpen={sidebar.isOpen}
          onToggleSidebar={() => onEvent('sidebar-toggled')}
        />
        {isMoving && <div className={styles.progress} aria-hidden="true" />}
        <div className={styles.body}>
          <Sidebar state={sidebar} isSheet={isSheet} onEvent={onEvent} />
          <div className={styles.content} inert={isCovered}>
            <main id="main" tabIndex={-1} className={styles.main}>
              <Suspense fallback={<Loading />}>
                <Fragment key={departures}>{isSketch ? <Loading /> : <Outlet />}</Fragment>
              </Suspense>
            </main>
            {isWelcomed && <Welcome />}
            <Footer />
          </div>
        </div>
      </div>
      <AccessibilityWidget
        assets={`${origin}/accessibility/`}
        host={origin}
        label={t('accessibilityMenu')}
        credit="/de-jargonizer/contact-us"
        statement="/accessibility-statement"
      />
      <ScrollRestoration getKey={placeOf} />
    </AriaRouter>
  );
}
