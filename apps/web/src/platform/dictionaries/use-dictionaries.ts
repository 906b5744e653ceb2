import { useQuery } from '@tanstack/react-query';
import type { OfferedDictionary } from '@vernacular/contract';

import { callApi } from '../api/api.ts';
import { dictionariesCall } from '../api/unvalidated-calls.ts';
import { useSession, type Session } from '../account/session.ts';

/** The query key of the list, one per user, because each user's list includes their own dictionaries. */
export const dictionariesKey = (session: Session): readonly string[] =>
  session.kind === 'in' ? ['my-dictionaries', session.user.id] : ['dictionaries'];

/** The dictionaries that the site and the user have, installed or not; empty until they have been fetched. */
export function useDictionaries(): {
  readonly dictionaries: readonly OfferedDictionary[];
  /** While the news dictionaries are being fetched, the list is polled. */
  readonly isNewsComing: boolean;
  readonly status: 'pending' | 'error' | 'success';
  readonly retry: () => void;
} {
  const session = useSession();
  const { data, status, refetch } = useQuery({
    queryKey: dictionariesKey(session),
    // Until the user is known, their own dictionaries would be missing.
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

/** Milliseconds between two polls. */
const untilNews = 5000;

const none: readonly OfferedDictionary[] = [];
