import './styles/fonts.ts';
import './styles/tokens.css';
import './styles/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';

import { routes } from './app/routes.tsx';
import { Site } from './app/site.tsx';
import { startSession } from './platform/account-client.ts';
import { forgetWhoHasLeft } from './platform/departure.ts';
import { startI18n } from './platform/i18n.ts';
import { createQueryClient } from './platform/query-client.ts';

forgetWhoHasLeft();
startSession();
await startI18n();
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Site router={createBrowserRouter(routes)} queryClient={createQueryClient()} />
  </StrictMode>,
);
