import type { LanguageCode } from '@vernacular/analyzer';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

import { readStored, store } from '../../../platform/storage/storage.ts';
import type { ShownSentences } from '../editor/long-sentence-marks.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';

const key = 'analyser.long-sentences';

/** Whether long sentences are underlined, kept on the device. */
export function useUnderlining(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored(key) === 'on');
  const set = useCallback((next: boolean) => {
    setOn(next);
    store(key, next ? 'on' : null);
  }, []);
  return [isOn, set];
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
