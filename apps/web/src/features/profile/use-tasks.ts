import { useQuery } from '@tanstack/react-query';
import { taskCall, tasksCall, type TaskLine } from '@vernacular/contract';

import { callApi } from '../../platform/api/api.ts';

export const tasksKey = (userId: string) => ['tasks', userId];

/** Newest first. Fetched again each time the profile is opened. */
export const useTasks = (userId: string) =>
  useQuery({
    queryKey: tasksKey(userId),
    queryFn: async () => (await callApi(tasksCall.path, tasksCall.reply)).tasks,
    staleTime: 0,
  });

export const useTask = (userId: string, { type, id }: Pick<TaskLine, 'type' | 'id'>) =>
  useQuery({
    queryKey: ['task', userId, type, id],
    queryFn: () =>
      callApi(
        taskCall.path.replace(':type', type).replace(':id', encodeURIComponent(id)),
        taskCall.reply,
      ),
    staleTime: Infinity,
  });
