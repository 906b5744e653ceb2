import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { revokeCall, shareCall, sharesCall, type Share, type TaskType } from '@vernacular/contract';

import { callApi } from '../../platform/api.ts';

/** How long a link works, in days; null is until it is revoked. */
export type Lifetime = number | null;

const day = 86_400_000;

const make = (taskType: TaskType, taskId: string, lifetime: Lifetime) =>
  callApi(shareCall.path, shareCall.reply, {
    body: {
      taskType,
      taskId,
      ...(lifetime !== null && { expiresAt: new Date(Date.now() + lifetime * day).toISOString() }),
    },
  });

/** Whether a link still shows something. */
export const works = ({ isRevoked, expiresAt }: Share, now = Date.now()): boolean =>
  !isRevoked && (expiresAt === null || Date.parse(expiresAt) > now);

/** The links to a task. None is made before it is asked for. */
export function useShares(taskType: TaskType, taskId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['shares', taskType, taskId];
  const query = new URLSearchParams({ taskType, taskId });
  const list = async () =>
    (await callApi(`${sharesCall.path}?${query}`, sharesCall.reply)).shares.filter((share) =>
      works(share),
    );
  const links = useQuery({
    queryKey,
    queryFn: list,
    staleTime: Infinity,
    retry: false,
  });
  const refresh = async () => queryClient.setQueryData(queryKey, await list());
  const create = useMutation({
    mutationFn: (lifetime: Lifetime) => make(taskType, taskId, lifetime),
    onSuccess: refresh,
  });
  const revoke = useMutation({
    mutationFn: (link: string) => {
      const token = link.slice(link.indexOf('/share/') + '/share/'.length);
      const path = revokeCall.path.replace(':id', encodeURIComponent(token));
      return callApi(path, revokeCall.reply, { method: 'POST' });
    },
    onSuccess: refresh,
  });
  return { links, create, revoke };
}
