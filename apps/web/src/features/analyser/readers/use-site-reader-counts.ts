import { useQuery } from '@tanstack/react-query';
import type { ReaderCounts } from '@vernacular/contract';

import { fetchChunk } from '../../../platform/browser/fetch-chunk.ts';
import { useSite } from '../../../platform/site/use-site.ts';

/** How many readers of this site met a word, in tens, and the percentage that knew it; null if too few met it. */
export type FindOnSite = (word: string) => Omit<ReaderCounts['words'][number], 'word'> | null;

const findNothing: FindOnSite = () => null;

/** Lookup in the counts of the whole site; finds nothing until they are fetched, or if the site has none. */
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
