import type { Suggestion } from '@vernacular/check';
import { useEffect, useState } from 'react';

import type { PointedWord } from '../editor/word-watch.ts';
import type { LiveReading } from '../live/live-reading.ts';
import { levelOf } from '../words/coloured-words.ts';

/** The plainer words for the word that is pointed at; null while they are on their way, and for a common word. */
export function useSuggestions(
  live: LiveReading,
  pointed: PointedWord | null,
): readonly Suggestion[] | null {
  const [known, setKnown] = useState<{ of: string; suggestions: readonly Suggestion[] } | null>(
    null,
  );
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
  }, [live, words, index, text, of]);
  return words && known?.of === of ? known.suggestions : null;
}
