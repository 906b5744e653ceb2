import type { LanguageCode, Level, Method } from '@vernacular/analyzer';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { ShownSentences } from '../editor/long-sentence-marks.ts';
import type { WordsSource } from '../editor/writing-box.tsx';
import { connectWorker } from './connect-worker.ts';
import { createLiveAnalysis, type LiveAnalysis, type LiveState } from './live-analysis.ts';
import type { DictionaryAddress } from './protocol.ts';
import { throttle } from './throttle.ts';

export function useLiveAnalysis(
  dictionary: DictionaryAddress | null,
  method: Method,
  insists: boolean,
) {
  const [live] = useState(() => createLiveAnalysis({ connect: connectWorker }));
  const words: WordsSource = useMemo(
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

/** In milliseconds. The text is coloured with every keystroke; the numbers beside it can update less often. */
const interval = 160;

export function useLiveState(live: LiveAnalysis): LiveState {
  const subscribe = useCallback(
    (listener: () => void) => {
      const calm = throttle(listener, interval);
      const leave = live.subscribe(calm.run);
      return () => {
        leave();
        calm.callOff();
      };
    },
    [live],
  );
  return useSyncExternalStore(subscribe, live.read);
}

/** A word's count in the dictionary's units (`scale`); null until it is known, and for rare words. */
export function useWordFrequency(
  live: LiveAnalysis,
  word: string | null,
  level: Level | null,
): number | null {
  const [known, setKnown] = useState<{ word: string; count: number | null } | null>(null);
  useEffect(() => {
    if (word === null || level === null || level === 'rare') return undefined;
    let isWanted = true;
    void live.count(word).then((count) => isWanted && setKnown({ word, count }));
    return () => {
      isWanted = false;
    };
  }, [live, word, level]);
  return known !== null && known.word === word ? known.count : null;
}

/** All sentences with their language; null while underlining is off or the text is not analysed. */
export function useShownSentences(
  live: LiveAnalysis,
  isOn: boolean,
  language: LanguageCode,
): ShownSentences | null {
  const read = () => (isOn ? (live.read().levels?.sentences ?? null) : null);
  const sentences = useSyncExternalStore(live.subscribe, read);
  return useMemo(() => sentences && { sentences, language }, [sentences, language]);
}
