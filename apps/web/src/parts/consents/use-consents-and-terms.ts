import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { consentsCall, legal, type Ledger, renewCall } from '@vernacular/contract';

import { callApi } from '../../platform/api/api.ts';

const keyOf = (userId: string) => ['consents', userId];

/** The consents of the user; `isDue` in them is true if the current terms are still to be accepted. */
export const useLedger = (userId: string) =>
  useQuery({
    queryKey: keyOf(userId),
    queryFn: () => callApi(consentsCall.path, consentsCall.reply),
  });

/** True if the user has accepted no version of the terms, for example when somebody else created the account. */
export const hasYetToAccept = ({ consents, isDue }: Ledger): boolean =>
  isDue &&
  consents.every(({ subject, withdrawnAt }) => subject !== 'terms' || withdrawnAt !== null);

/** Returns a mutation that accepts the version of the terms that this page was built with. */
export function useRenewal(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi(renewCall.path, renewCall.reply, {
        method: renewCall.method,
        body: { version: legal.version },
      }),
    onSuccess: (ledger) => queryClient.setQueryData(keyOf(userId), ledger),
  });
}
