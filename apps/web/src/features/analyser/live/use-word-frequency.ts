import type { Level } from '@vernacular/analyzer';
import { useEffect, useState } from 'react';

import type { LiveAnalysis } from './live-analysis.ts';

/**
 * A word's count in the dictionary, in its units. Null until known, and for rare words, which the dictionary does not
 * list.
 */
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
