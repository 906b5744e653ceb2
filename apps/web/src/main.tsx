import './styles/fonts.ts';
import './styles/tokens.css';
import './styles/base.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';

import { fetchScreens } from './app/begin.ts';
import { routes } from './app/routes.tsx';
import { Site } from './app/site.tsx';
import { startSession } from './platform/account-client.ts';
import { forgetWhoHasLeft } from './platform/departure.ts';
import { i18n, startI18n } from './platform/i18n.ts';
import { createQueryClient } from './platform/query-client.ts';

/** Not awaited at the top: a screen imports from the file this stands in, and would wait for it for ever. */
async function begin(): Promise<void> {
  await startI18n();
  await fetchScreens(routes, location.pathname);
  const root = document.querySelector<HTMLElement>('#root')!;
  const site = (
    <StrictMode>
      <Site router={createBrowserRouter(routes)} queryClient={createQueryClient()} />
    </StrictMode>
  );
  const { sent, language } = root.dataset;
  if (sent === 'whole' && language === i18n.language) hydrateRoot(root, site);
  else createRoot(root).render(site);
  delete document.documentElement.dataset['elsewise'];
}

forgetWhoHasLeft();
startSession();
void begin();
