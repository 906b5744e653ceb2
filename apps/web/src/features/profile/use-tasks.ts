import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TaskLine, TaskRoom } from '@vernacular/contract';

import { callApi, send } from '../../platform/api/api.ts';
import { fetchChunk } from '../../platform/browser/fetch-chunk.ts';

/**
 * Loads the API calls of the profile (paths and reply schemas). They are a separate chunk, because the first view does
 * not need them.
 */
export const profileCalls = () => fetchChunk(() => import('./profile-calls.ts'));

export interface TaskList {
  readonly tasks: readonly TaskLine[];
  readonly room: TaskRoom;
}

export const tasksKey = (userId: string) => ['tasks', userId];

/** The saved tasks, newest first, and the room they use. Fetched again each time the profile is opened. */
export const useTasks = (userId: string) =>
  useQuery({
    queryKey: tasksKey(userId),
    queryFn: async (): Promise<TaskList> => {
      const { tasksCall } = await profileCalls();
      return callApi(tasksCall.path, tasksCall.reply);
    },
    staleTime: 0,
  });

export const useTask = (userId: string, { type, id }: Pick<TaskLine, 'type' | 'id'>) =>
  useQuery({
    queryKey: ['task', userId, type, id],
    queryFn: async () => {
      const { taskCall } = await profileCalls();
      const path = taskCall.path.replace(':type', type).replace(':id', encodeURIComponent(id));
      return callApi(path, taskCall.reply);
    },
    staleTime: Infinity,
  });

export function useRemoveTask(userId: string, { type, id }: Pick<TaskLine, 'type' | 'id'>) {
  const queryClient = useQueryClient();
  return async () => {
    const { path, method } = (await profileCalls()).removeTaskCall;
    await send(path.replace(':type', type).replace(':id', encodeURIComponent(id)), { method });
    await queryClient.invalidateQueries({ queryKey: tasksKey(userId) });
  };
}
