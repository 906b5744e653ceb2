import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router';

import { createQueryClient } from '../platform/query-client.ts';
import { routes } from './routes.tsx';

const queryClient = createQueryClient();
const router = createBrowserRouter(routes);

/** The site. */
export function App() {
  const { i18n } = useTranslation();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={i18n.language}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>
  );
}
