import { useEffect, useState } from 'react';

import type { LiveReading } from '../live/live-reading.ts';
import { allOf, openKnownWords, type KnownWords } from './known-words.ts';

/** The words that the readers know; the reading of the text is told of each change. */
export function useKnownWords(live: LiveReading): KnownWords {
  const [known] = useState(openKnownWords);
  useEffect(() => {
    const tell = () => live.know(allOf(known.read()));
    tell();
    return known.subscribe(tell);
  }, [live, known]);
  return known;
}
