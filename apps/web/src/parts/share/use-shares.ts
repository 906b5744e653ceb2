import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  endShareCall,
  revokeCall,
  shareCall,
  sharesCall,
  type Share,
  type TaskType,
} from '@vernacular/contract';

import { callApi } from '../../platform/api/api.ts';

/** Days from now; null means that the link works until it is revoked. */
export type Lifetime = number | null;

const day = 86_400_000;

const tokenOf = (link: string) =>
  encodeURIComponent(link.slice(link.indexOf('/share/') + '/share/'.length));

/** True while a link opens its task: neither revoked nor expired. */
export const works = ({ isRevoked, expiresAt }: Share, now = Date.now()): boolean =>
  !isRevoked && (expiresAt === null || Date.parse(expiresAt) > now);

/** The working share links of a task. They are empty until `begin` runs, which creates a first link if there is none. */
export function useShares(taskType: TaskType, taskId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['shares', taskType, taskId];
  const query = new URLSearchParams({ taskType, taskId });
  const list = async () => {
    const { shares, most } = await callApi(`${sharesCall.path}?${query}`, sharesCall.reply);
    return { links: shares.filter((share) => works(share)), most };
  };
  const make = () => callApi(shareCall.path, shareCall.reply, { body: { taskType, taskId } });
  const links = useQuery({ queryKey, queryFn: list, enabled: false });
  const refresh = async () => void queryClient.setQueryData(queryKey, await list());
  const begin = useMutation({
    mutationFn: async () => {
      if ((await list()).links.length === 0) await make();
    },
    onSuccess: refresh,
  });
  const create = useMutation({ mutationFn: make, onSuccess: refresh });
  const setEnd = useMutation({
    mutationFn: ({ link, lifetime }: { readonly link: string; readonly lifetime: Lifetime }) =>
      callApi(endShareCall.path.replace(':id', tokenOf(link)), endShareCall.reply, {
        method: endShareCall.method,
        body: {
          expiresAt: lifetime === null ? null : new Date(Date.now() + lifetime * day).toISOString(),
        },
      }),
    onSuccess: refresh,
  });
  const revoke = useMutation({
    mutationFn: (link: string) =>
      callApi(revokeCall.path.replace(':id', tokenOf(link)), revokeCall.reply, { method: 'POST' }),
    onSuccess: refresh,
  });
  const forgetOutcomes = () => [create, setEnd, revoke].forEach((change) => change.reset());
  return { links, begin, create, setEnd, revoke, forgetOutcomes };
}
