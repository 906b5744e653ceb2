import type { Method } from '@vernacular/analyzer';
import { useEffect, useMemo, useState } from 'react';

import type { WordsSource } from '../editor/writing-box.tsx';
import { connectWorker } from './connect-worker.ts';
import { createLiveReading, type LiveReading } from './live-reading.ts';
import type { DictionaryAddress } from './protocol.ts';

/** Reads the text of this screen while it is written, with the dictionary that answers and by the method chosen. */
export function useLiveReading(
  dictionary: DictionaryAddress | null,
  method: Method,
): {
  readonly live: LiveReading;
  readonly words: WordsSource;
} {
  const [live] = useState(() => createLiveReading({ connect: connectWorker }));
  const words = useMemo(
    () => ({ subscribe: live.subscribe, read: () => live.read().levels?.words ?? null }),
    [live],
  );
  useEffect(() => {
    live.readBy(method);
  }, [live, method]);
  useEffect(() => {
    live.open(dictionary);
  }, [live, dictionary]);
  useEffect(() => () => live.close(), [live]);
  return { live, words };
}
