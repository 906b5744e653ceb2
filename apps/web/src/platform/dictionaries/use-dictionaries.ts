import { useQuery } from '@tanstack/react-query';
import type { OfferedDictionary } from '@vernacular/contract';

import { callApi } from '../api/api.ts';
import { dictionariesCall } from '../api/first-view-calls.ts';
import { useSession, type Session } from '../account/session.ts';

/** Where the list of dictionaries is kept: each person sees their own among them. */
export const dictionariesKey = (session: Session): readonly string[] =>
  session.kind === 'in' ? ['my-dictionaries', session.user.id] : ['dictionaries'];

/** The dictionaries of this site, and whether they are still to come. */
export function useDictionaries(): {
  readonly dictionaries: readonly OfferedDictionary[];
  /** Whether the news counts are being fetched: the list is then asked for again until they are there. */
  readonly isNewsComing: boolean;
  readonly status: 'pending' | 'error' | 'success';
  readonly retry: () => void;
} {
  const session = useSession();
  const { data, status, refetch } = useQuery({
    queryKey: dictionariesKey(session),
    // Before it is known who asks, one's own would be missing.
    enabled: session.kind !== 'loading',
    queryFn: ({ signal }) => callApi(dictionariesCall.path, dictionariesCall.reply, { signal }),
    staleTime: 5 * 60_000,
    refetchInterval: ({ state }) => (state.data?.isNewsComing ? untilNews : false),
  });
  return {
    dictionaries: data?.dictionaries ?? none,
    isNewsComing: data?.isNewsComing ?? false,
    status,
    retry: () => void refetch(),
  };
}

/** Milliseconds between two looks for counts that are on their way. */
const untilNews = 5000;

const none: readonly OfferedDictionary[] = [];
