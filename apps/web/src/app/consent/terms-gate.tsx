import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';

import { lazyWithRetry } from '../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { useTermsConsent } from '../../platform/storage/consent-cookies.ts';
import { loadTexts } from '../../platform/language/i18n.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { useSession } from '../../platform/account/session.ts';
import { tools, useToolName } from '../../platform/site/tools.ts';
import { Agreement } from './terms-form.tsx';
import { focusHeading } from '../shell/focus-heading.ts';
import styles from './consent.module.css';

const Renewal = lazyWithRetry(async () => {
  await loadTexts('profile');
  return (await import('./terms-renewal.tsx')).default;
});

/** A route around the tools. A guest sees the terms in their place until they agree; a user is asked in a dialog. */
export function TermsGate() {
  const session = useSession();
  const hasAgreed = useTermsConsent();
  if (session.kind === 'out' && !hasAgreed) return <Prompt />;
  return (
    <>
      <Outlet />
      {session.kind === 'in' && (
        <Suspense>
          <Renewal userId={session.user.id} />
        </Suspense>
      )}
    </>
  );
}

function Prompt() {
  useEffect(() => () => focusHeading(), []);
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tool = tools.find(({ path }) => pathname.startsWith(path));
  const nameOf = useToolName();
  usePageTitle(tool ? nameOf(tool) : t('tools.group'));
  return (
    <section className={styles.prompt} aria-labelledby="consent-title">
      <h1 id="consent-title">{t('consent.prompt')}</h1>
      <p>{t('consent.promptText')}</p>
      <Agreement />
    </section>
  );
}
