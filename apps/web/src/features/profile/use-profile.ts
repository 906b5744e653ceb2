import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Profile, ProfileChanges } from '@vernacular/contract';

import { ApiFailure, callApi } from '../../platform/api/api.ts';
import { profileCalls, type TaskList, tasksKey } from './use-tasks.ts';

const keyOf = (userId: string) => ['profile', userId];

/** The profile of the user; `null` if the site has none. */
export function useProfile(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
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
      queryClient.setQueryData(keyOf(userId), profile);
      if (profile.rejectSaveData) {
        queryClient.setQueryData(tasksKey(userId), noneOf);
        queryClient.removeQueries({ queryKey: ['task', userId] });
        queryClient.removeQueries({ queryKey: ['shares'] });
      }
      onSaved();
    },
  });
}
