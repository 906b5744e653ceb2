import type { Method } from '@vernacular/analyzer';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { WordsSource } from '../editor/writing-box.tsx';
import { connectWorker } from './connect-worker.ts';
import { createLiveReading, type LiveReading } from './live-reading.ts';
import type { DictionaryAddress } from './protocol.ts';

export function useLiveReading(
  dictionary: DictionaryAddress | null,
  method: Method,
  insists: boolean,
): {
  readonly live: LiveReading;
  readonly words: WordsSource;
  readonly foreign: string | null;
} {
  const [live] = useState(() => createLiveReading({ connect: connectWorker }));
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
