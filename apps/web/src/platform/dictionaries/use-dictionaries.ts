import { useQuery } from '@tanstack/react-query';
import { dictionariesCall, type OfferedDictionary } from '@vernacular/contract';

import { callApi } from '../api.ts';
import { useSession, type Session } from '../session.ts';

/** Where the list of dictionaries is kept: each person sees their own among them. */
export const dictionariesKey = (session: Session): readonly string[] =>
  session.kind === 'in' ? ['my-dictionaries', session.user.id] : ['dictionaries'];

/** The dictionaries of this site, and whether they are still to come. */
export function useDictionaries(): {
  readonly dictionaries: readonly OfferedDictionary[];
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
  });
  return { dictionaries: data?.dictionaries ?? none, status, retry: () => void refetch() };
}

const none: readonly OfferedDictionary[] = [];
