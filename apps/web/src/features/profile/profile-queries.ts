import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Profile, ProfileChanges, TaskLine, TaskRoom } from '@vernacular/contract';

import { ApiFailure, callApi, send } from '../../platform/api/api.ts';
import { fetchChunk } from '../../platform/browser/fetch-chunk.ts';

/** Paths and reply schemas of the calls: a separate chunk, because the first view does not need them. */
const profileCalls = () => fetchChunk(() => import('./profile-calls.ts'));

interface TaskList {
  readonly tasks: readonly TaskLine[];
  readonly room: TaskRoom;
}

const tasksKey = (userId: string) => ['tasks', userId];

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

/** One saved task with what is shown of it. */
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

/** Returns a function that deletes a task; it throws ApiFailure. */
export function useRemoveTask(userId: string, { type, id }: Pick<TaskLine, 'type' | 'id'>) {
  const queryClient = useQueryClient();
  return async () => {
    const { path, method } = (await profileCalls()).removeTaskCall;
    await send(path.replace(':type', type).replace(':id', encodeURIComponent(id)), { method });
    await queryClient.invalidateQueries({ queryKey: tasksKey(userId) });
  };
}

const profileKey = (userId: string) => ['profile', userId];

/** The profile of the user; `null` if the site has none. */
export function useProfile(userId: string) {
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: async (): Promise<Profile | null> => {
      try {
        const { profileCall } = await profileCalls();
        return await callApi(profileCall.path, profileCall.reply);
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'no-profile') return null;
        throw error;
      }
    },
  });
}

const noneOf = (known: TaskList | undefined): TaskList | undefined =>
  known && {
    tasks: [],
    room: { tasks: { ...known.room.tasks, used: 0 }, bytes: { ...known.room.bytes, used: 0 } },
  };

/** Saves the profile. Also drops the cached tasks and shares if the user rejects the saving of texts. */
export function useSaveProfile(userId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProfileChanges) => {
      const { saveProfileCall } = await profileCalls();
      return callApi(saveProfileCall.path, saveProfileCall.reply, { method: 'PUT', body });
    },
    onSuccess: (profile) => {
      queryClient.setQueryData(profileKey(userId), profile);
      if (profile.rejectSaveData) {
        queryClient.setQueryData(tasksKey(userId), noneOf);
        queryClient.removeQueries({ queryKey: ['task', userId] });
        queryClient.removeQueries({ queryKey: ['shares'] });
      }
      onSaved();
    },
  });
}
