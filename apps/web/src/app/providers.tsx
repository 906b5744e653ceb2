import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { RouterProvider, type DataRouter } from 'react-router';

export function Site({ router, queryClient }: { router: DataRouter; queryClient: QueryClient }) {
  return (
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  );
}

export function Providers({
  queryClient,
  children,
}: {
  queryClient: QueryClient;
  children: ReactNode;
}) {
  const { i18n } = useTranslation();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={i18n.language}>{children}</I18nProvider>
    </QueryClientProvider>
  );
}
