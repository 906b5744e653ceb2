import type { Level } from '@vernacular/analyzer';
import { useEffect, useState } from 'react';

import type { LiveAnalysis } from './live-analysis.ts';

/**
 * Returns the count of a word as the dictionary stores it; divide it by the dictionary's `scale` to get its measure.
 * Null until it is known, and for rare words, which the dictionary does not list.
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
