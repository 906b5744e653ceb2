import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteReaderTestCall,
  endReaderTestCall,
  giveReaderCountsCall,
  readerResultsCall,
  takeBackReaderCountsCall,
  type AboutReader,
} from '@vernacular/contract';

import { callApi, send } from '../../platform/api/api.ts';

export interface ResultsChoice {
  /** One filter at a time: a combination of values that the server offers may match too few readers. */
  readonly filter: { readonly name: keyof AboutReader; readonly value: string } | null;
  readonly withoutDoubtful: boolean;
}

/** Results of the reader test with this secret key, and the calls with which its owner changes it. */
export function useReaderResults(key: string, { filter, withoutDoubtful }: ResultsChoice) {
  const queryClient = useQueryClient();
  const path = readerResultsCall.path.replace(':key', encodeURIComponent(key));
  const query = new URLSearchParams({
    ...(filter && { [filter.name]: filter.value }),
    ...(withoutDoubtful && { leaveOut: 'doubtful' }),
  }).toString();
  const results = useQuery({
    queryKey: ['reader-results', key, query],
    queryFn: () => callApi(query ? `${path}?${query}` : path, readerResultsCall.reply),
    // Not cached: an answer may be taken back, or the test deleted, at any moment.
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    placeholderData: (before) => before,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['reader-results', key] });
  const giveCounts = useMutation({
    mutationFn: (isGiven: boolean) =>
      send(`${path}/site-counts`, {
        method: (isGiven ? giveReaderCountsCall : takeBackReaderCountsCall).method,
      }),
    onSuccess: refresh,
  });
  const setEnd = useMutation({
    mutationFn: (endsAt: string) =>
      callApi(path, endReaderTestCall.reply, { method: 'PUT', body: { endsAt } }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: () => send(path, { method: deleteReaderTestCall.method }),
  });
  return { results, giveCounts, setEnd, remove };
}
