import type { Suggestion } from '@vernacular/check';
import { useEffect, useState } from 'react';

import type { PointedWord } from '../editor/word-watch.ts';
import type { LiveReading } from '../live/live-reading.ts';
import { levelOf } from '../words/coloured-words.ts';

interface Known {
  readonly of: string;
  readonly suggestions: readonly Suggestion[] | null;
}

/** Null while the lookup is pending, and for a common word. A new `tries` repeats the lookup. */
export function useSuggestions(
  live: LiveReading,
  pointed: PointedWord | null,
  tries: number,
): Known | null {
  const [known, setKnown] = useState<Known | null>(null);
  const words = pointed?.words;
  const index = pointed?.index ?? -1;
  const text = pointed?.text ?? '';
  const of = `${words?.starts[index]} ${text}`;
  useEffect(() => {
    if (!words || levelOf(words, index) === 'common') return undefined;
    let isWanted = true;
    const stretch = { start: words.starts[index]!, end: words.ends[index]! };
    void live
      .suggest(stretch, text)
      .then((suggestions) => isWanted && setKnown({ of, suggestions }));
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try asks again
  }, [live, words, index, text, of, tries]);
  return words && known?.of === of ? known : null;
}
