import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { RouterProvider, type DataRouter } from 'react-router';

/** The site on a road through its screens and with a memory of answers; both are given, so that a test can bring its own. */
export function Site({ router, queryClient }: { router: DataRouter; queryClient: QueryClient }) {
  const { i18n } = useTranslation();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={i18n.language}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>
  );
}
