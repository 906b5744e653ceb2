import './styles/fonts.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';

import { preloadScreens } from './app/preload-screens.ts';
import { replayClick } from './app/replay-clicks.ts';
import { routes } from './app/routes.tsx';
import { Site } from './app/providers.tsx';
import { startSession } from './platform/account/account-client.ts';
import { forgetAfterLogout } from './platform/storage/cross-tab-logout.ts';
import { i18n, startI18n } from './platform/language/i18n.ts';
import { createQueryClient } from './platform/api/query-client.ts';
import { reloadOnce } from './platform/browser/reload-once.ts';

/** No top-level await: a screen imports from the chunk that contains this file, and would wait for it forever. */
async function begin(): Promise<void> {
  await startI18n();
  // Without its texts the page would show translation keys. The prerendered page stays visible during the reload.
  if (!i18n.hasResourceBundle(i18n.language, 'shell') && (await reloadOnce()) === 'reloading')
    return;
  await preloadScreens(routes, location.pathname);
  const root = document.querySelector<HTMLElement>('#root')!;
  const site = (
    <StrictMode>
      <Site router={createBrowserRouter(routes)} queryClient={createQueryClient()} />
    </StrictMode>
  );
  // Hydrates a page prerendered for this address and language, so that no pressed or focused element is replaced.
  const { drawn, language } = root.dataset;
  const isDrawn = drawn === location.pathname && language === i18n.language;
  // In a transition React works in slices, so that the page answers meanwhile.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  replayClick();
  delete document.documentElement.dataset['elsewise'];
}

forgetAfterLogout();
startSession();
void begin();
