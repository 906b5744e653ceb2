import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  buildDictionaryCall,
  ownDictionariesCall,
  removeDictionaryCall,
  type OwnDictionary,
} from '@vernacular/contract';
import { useEffect, useRef, useState } from 'react';

import { callApi, send } from '../../platform/api/api.ts';
import { asFailure } from '../../platform/api/error-message.ts';
import { upload } from '../../platform/api/upload.ts';
import { formOf, type Draft } from './draft.ts';

const keyOf = (userId: string) => ['own-dictionaries', userId];
const often = 1000;

/** Whether a dictionary waits or is being counted. */
export const isUnderWay = ({ state }: OwnDictionary) => state === 'queued' || state === 'counting';

/** The user's own dictionaries. Polled every second while one is queued or being counted. */
export function useOwnDictionaries(userId: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) =>
      (await callApi(ownDictionariesCall.path, ownDictionariesCall.reply, { signal })).dictionaries,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? often : false),
  });
  const ready = query.data
    ?.filter(({ state }) => state === 'ready')
    .map(({ id }) => id)
    .join(' ');
  const before = useRef(ready);
  useEffect(() => {
    if (ready === before.current) return;
    before.current = ready;
    // A finished dictionary also changes the list of time periods.
    void queryClient.invalidateQueries({ queryKey: ['my-dictionaries', userId] });
  }, [queryClient, ready, userId]);
  return query;
}

/** Returns a function that deletes a dictionary, or stops the counting of it; it throws ApiFailure. */
export function useRemoveDictionary(userId: string) {
  const queryClient = useQueryClient();
  const { path, method } = removeDictionaryCall;
  return async (id: string) => {
    try {
      return await send(path.replace(':dictionaryId', encodeURIComponent(id)), { method });
    } finally {
      await queryClient.invalidateQueries({ queryKey: keyOf(userId) });
    }
  };
}

type Sending =
  | { readonly kind: 'idle' | 'sent' }
  | { readonly kind: 'sending'; readonly progress: number }
  | { readonly kind: 'failed'; readonly failure: ReturnType<typeof asFailure> };

/** Uploads the texts of a draft. Leaving the screen aborts the upload. */
export function useSending(userId: string, onSent: () => void) {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const under = useRef<AbortController>(null);
  useEffect(() => () => under.current?.abort(), []);

  const start = async (draft: Draft) => {
    const controller = new AbortController();
    under.current = controller;
    const { signal } = controller;
    setSending({ kind: 'sending', progress: 0 });
    try {
      await upload(buildDictionaryCall.path, formOf(draft), {
        reply: buildDictionaryCall.reply,
        onProgress: (progress) => !signal.aborted && setSending({ kind: 'sending', progress }),
        signal,
      });
      onSent();
      setSending({ kind: 'sent' });
      await queryClient.invalidateQueries({ queryKey: keyOf(userId) });
    } catch (error) {
      setSending(signal.aborted ? { kind: 'idle' } : { kind: 'failed', failure: asFailure(error) });
    }
  };
  return {
    sending,
    start: (draft: Draft) => void start(draft),
    stop: () => under.current?.abort(),
  };
}
