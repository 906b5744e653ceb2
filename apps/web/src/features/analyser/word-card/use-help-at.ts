import type { Stretch } from '@vernacular/check';
import { useEffect, useState } from 'react';

import type { PointedWord } from '../editor/word-selection.ts';
import type { Help } from '../help/help.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { levelOf } from '../words/coloured-words.ts';

/** Where a word stands, or the term that it belongs to. */
export const placeOf = ({ words, index, term }: PointedWord): Stretch =>
  term ?? { start: words.starts[index]!, end: words.ends[index]! };

/** Help for a word: undefined while pending or common, null when it failed. A new `tries` asks again. */
export function useHelpAt(
  live: LiveAnalysis,
  pointed: PointedWord | null,
  tries: number,
): Help | null | undefined {
  const [known, setKnown] = useState<{ readonly of: string; readonly help: Help | null }>();
  const { words, index = -1, text = '', term = null } = pointed ?? {};
  const { start = -1, end = -1 } = pointed ? placeOf(pointed) : {};
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
