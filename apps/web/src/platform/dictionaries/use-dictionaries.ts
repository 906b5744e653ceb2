import { useQuery } from '@tanstack/react-query';
import { dictionariesCall, type OfferedDictionary } from '@vernacular/contract';

import { callApi } from '../api.ts';

/** The dictionaries of this site, and whether they are still to come. */
export function useDictionaries(): {
  readonly dictionaries: readonly OfferedDictionary[];
  readonly status: 'pending' | 'error' | 'success';
  readonly retry: () => void;
} {
  const { data, status, refetch } = useQuery({
    queryKey: ['dictionaries'],
    queryFn: ({ signal }) => callApi(dictionariesCall.path, dictionariesCall.reply, { signal }),
    staleTime: 5 * 60_000,
  });
  return { dictionaries: data?.dictionaries ?? none, status, retry: () => void refetch() };
}

const none: readonly OfferedDictionary[] = [];
