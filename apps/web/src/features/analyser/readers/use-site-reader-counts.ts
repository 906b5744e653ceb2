import { useQuery } from '@tanstack/react-query';
import type { ReaderCounts } from '@vernacular/contract';

import { fetchChunk } from '../../../platform/browser/fetch-chunk.ts';
import { useSite } from '../../../platform/site/use-site.ts';

/** Finds how many readers of this site knew a word; null for one that too few were asked about. */
export type FindOnSite = (word: string) => Omit<ReaderCounts['words'][number], 'word'> | null;

const findNothing: FindOnSite = () => null;

/** How many readers of the whole site knew a word; null until the table is fetched, or if it is disabled. */
export function useSiteReaders(language: string | null): FindOnSite {
  const { readerCounts } = useSite();
  const { data } = useQuery({
    queryKey: ['reader-counts', language],
    queryFn: async () => {
      const { fetchSiteReaders } = await fetchChunk(() => import('./fetch-site-reader-counts.ts'));
      return fetchSiteReaders(language!);
    },
    enabled: readerCounts && language !== null,
    staleTime: Infinity,
    retry: false,
  });
  return data ?? findNothing;
}
