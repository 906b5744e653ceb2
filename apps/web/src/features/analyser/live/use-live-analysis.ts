import type { Method } from '@vernacular/analyzer';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { WordsSource } from '../editor/writing-box.tsx';
import { connectWorker } from './connect-worker.ts';
import { createLiveAnalysis, type LiveAnalysis } from './live-analysis.ts';
import type { DictionaryAddress } from './protocol.ts';

export function useLiveAnalysis(
  dictionary: DictionaryAddress | null,
  method: Method,
  insists: boolean,
): {
  readonly live: LiveAnalysis;
  readonly words: WordsSource;
  readonly foreign: string | null;
} {
  const [live] = useState(() => createLiveAnalysis({ connect: connectWorker }));
  const words = useMemo(
    () => ({ subscribe: live.subscribe, read: () => live.read().levels?.words ?? null }),
    [live],
  );
  useEffect(() => {
    live.readBy(method, insists);
  }, [live, method, insists]);
  useEffect(() => {
    live.open(dictionary);
  }, [live, dictionary]);
  useEffect(() => () => live.close(), [live]);
  const foreign = useSyncExternalStore(live.subscribe, () => live.read().foreign);
  return { live, words, foreign };
}
