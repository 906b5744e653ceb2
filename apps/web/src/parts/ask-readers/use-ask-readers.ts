import { useMutation, useQuery } from '@tanstack/react-query';
import { askReadersCall, readerTestsCall, type NewReaderTest } from '@vernacular/contract';

import { useSession } from '../../platform/account/session.ts';
import { callApi } from '../../platform/api/api.ts';
import {
  storedReaderTests,
  storeReaderTest,
  titleOf,
  type StoredReaderTest,
} from './stored-reader-tests.ts';

/** `ask` creates a reader test. `before` lists those of this browser and, when signed in, of the account. */
export function useAskReaders() {
  const session = useSession();
  const userId = session.kind === 'in' ? session.user.id : null;
  const own = useQuery({
    queryKey: ['reader-tests', userId],
    queryFn: () => callApi(readerTestsCall.path, readerTestsCall.reply),
    enabled: userId !== null,
    gcTime: 0,
  });
  const ask = useMutation({
    mutationFn: async (body: NewReaderTest) => {
      const made = await callApi(askReadersCall.path, askReadersCall.reply, { body });
      const { link, resultsLink, endsAt } = made;
      return {
        ...made,
        isKept: storeReaderTest({ link, resultsLink, endsAt, title: titleOf(body.text) }),
      };
    },
  });
  const known = new Set(own.data?.tests.map(({ resultsLink }) => resultsLink));
  const before: readonly StoredReaderTest[] = [
    ...(own.data?.tests ?? []),
    ...storedReaderTests().filter(({ resultsLink }) => !known.has(resultsLink)),
  ];
  return { ask, before };
}
