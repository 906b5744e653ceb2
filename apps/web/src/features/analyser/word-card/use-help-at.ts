import { useEffect, useState } from 'react';

import type { PointedWord } from '../editor/word-selection.ts';
import type { Help } from '../help/help.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { levelOf } from '../words/coloured-words.ts';

/**
 * Help for a word: undefined while pending and for common words, null when the lookup failed. A new `tries` repeats it.
 */
export function useHelpAt(
  live: LiveAnalysis,
  pointed: PointedWord | null,
  tries: number,
): Help | null | undefined {
  const [known, setKnown] = useState<{ readonly of: string; readonly help: Help | null }>();
  const words = pointed?.words;
  const index = pointed?.index ?? -1;
  const text = pointed?.text ?? '';
  const term = pointed?.term ?? null;
  const start = term?.start ?? words?.starts[index] ?? -1;
  const end = term?.end ?? words?.ends[index] ?? -1;
  const of = `${start} ${text}`;
  const isMarked = words !== undefined && (term !== null || levelOf(words, index) !== 'common');
  useEffect(() => {
    if (!isMarked) return undefined;
    let isWanted = true;
    void live.helpAt({ start, end }, text).then((help) => isWanted && setKnown({ of, help }));
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try asks again
  }, [live, words, start, end, text, of, isMarked, tries]);
  return isMarked && known?.of === of ? known.help : undefined;
}
