import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  removeTaskCall,
  taskCall,
  tasksCall,
  type TaskLine,
  type TaskRoom,
} from '@vernacular/contract';

import { callApi, send } from '../../platform/api/api.ts';

export interface TaskList {
  readonly tasks: readonly TaskLine[];
  readonly room: TaskRoom;
}

export const tasksKey = (userId: string) => ['tasks', userId];

/** The saved tasks, newest first, and the room they use. Fetched again each time the profile is opened. */
export const useTasks = (userId: string) =>
  useQuery({
    queryKey: tasksKey(userId),
    queryFn: (): Promise<TaskList> => callApi(tasksCall.path, tasksCall.reply),
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

export function useTaskRemoval(userId: string, { type, id }: Pick<TaskLine, 'type' | 'id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      send(removeTaskCall.path.replace(':type', type).replace(':id', encodeURIComponent(id)), {
        method: removeTaskCall.method,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tasksKey(userId) }),
  });
}
