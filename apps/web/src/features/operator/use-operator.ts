import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  operatorActCall,
  operatorCall,
  operatorPeopleCall,
  type OperatorAct,
} from '@vernacular/contract';

import { callApi } from '../../platform/api/api.ts';

const key = 'operator';

/** How the site stands. Kept for nobody: it is asked for again with each visit. */
export const useSiteState = (userId: string) =>
  useQuery({
    queryKey: [key, userId, 'state'],
    queryFn: ({ signal }) => callApi(operatorCall.path, operatorCall.reply, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** A stretch of the accounts whose address has this in it. */
export const usePeople = (userId: string, { search, after }: { search: string; after: string }) =>
  useQuery({
    queryKey: [key, userId, 'people', search, after],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams();
      if (search !== '') query.set('search', search);
      if (after !== '') query.set('after', after);
      const path = operatorPeopleCall.path + (query.size > 0 ? `?${query.toString()}` : '');
      return callApi(path, operatorPeopleCall.reply, { signal });
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Does something to an account; what is shown is asked for again. */
export function useAct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { act: OperatorAct; who: string; byLetter?: boolean }) =>
      callApi(operatorActCall.path, operatorActCall.reply, { body }),
    onSuccess: (_, { act }) =>
      act === 'show' ? undefined : queryClient.invalidateQueries({ queryKey: [key] }),
  });
}
