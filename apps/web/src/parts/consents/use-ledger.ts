import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { consentsCall, legal, type Ledger, renewCall } from '@vernacular/contract';

import { callApi } from '../../platform/api/api.ts';

const keyOf = (userId: string) => ['consents', userId];

/** What somebody agreed to, and whether the terms have changed since. */
export const useLedger = (userId: string) =>
  useQuery({
    queryKey: keyOf(userId),
    queryFn: () => callApi(consentsCall.path, consentsCall.reply),
  });

/** Whether somebody never accepted the terms: a program made their account without. */
export const hasYetToAccept = ({ consents, isDue }: Ledger): boolean =>
  isDue && consents.every(({ subject }) => subject !== 'terms');

/** Agrees to the terms as this page knows them. */
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
