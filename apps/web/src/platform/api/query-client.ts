import { QueryClient } from '@tanstack/react-query';

/** The cache of what the server said; an answer counts as fresh for a minute. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
  });
