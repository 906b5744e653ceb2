import { QueryClient } from '@tanstack/react-query';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false },
      // Without a connection a change fails at once, so that the screen says so; and files are made without one.
      mutations: { networkMode: 'always' },
    },
  });
