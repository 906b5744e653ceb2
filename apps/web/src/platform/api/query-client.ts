import { QueryClient } from '@tanstack/react-query';

/** The query cache; answers are fresh for a minute. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
  });
