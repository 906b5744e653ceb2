import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  operatorActCall,
  operatorCall,
  operatorPeopleCall,
  type OperatorAct,
} from '@vernacular/contract';

import { callApi } from '../../platform/api/api.ts';

const key = 'operator';
const uncached = { staleTime: 0, gcTime: 0, retry: false };

/** What the operator sees of the site; fails with `proof-needed` without a recent authentication. */
export const useSiteState = (userId: string) =>
  useQuery({
    queryKey: [key, userId, 'state'],
    queryFn: ({ signal }) => callApi(operatorCall.path, operatorCall.reply, { signal }),
    ...uncached,
  });

/** One page of the accounts whose e-mail address contains `search`. */
export const usePeople = (userId: string, { search, after }: { search: string; after: string }) =>
  useQuery({
    queryKey: [key, userId, 'people', search, after],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ ...(search && { search }), ...(after && { after }) });
      const path = operatorPeopleCall.path + (query.size > 0 ? `?${query.toString()}` : '');
      return callApi(path, operatorPeopleCall.reply, { signal });
    },
    ...uncached,
  });

/** Sends an operator's action. All but `show` fetch the people and the state of the site again. */
export function useOperatorAction() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { act: OperatorAct; who: string; byLetter?: boolean }) =>
      callApi(operatorActCall.path, operatorActCall.reply, { body }),
    onSuccess: (_, { act }) =>
      act === 'show' ? undefined : queryClient.invalidateQueries({ queryKey: [key] }),
  });
}
