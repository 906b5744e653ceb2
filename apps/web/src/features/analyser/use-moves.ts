import { useMemo, type RefObject } from 'react';

import type { Wanted, Writing } from './editor/writing.ts';
import type { HelpedWord } from './help/help.ts';
import type { LiveReading } from './live/live-reading.ts';
import { isToLookAt } from './words/coloured-words.ts';

/** The ways through the text from what stands beside it. */
export function useMoves(writing: RefObject<Writing | null>, live: LiveReading) {
  return useMemo(
    () => ({
      text: (from: number, to: number) => writing.current?.text().slice(from, to) ?? '',
      onJump: (direction: 1 | -1, isWanted: Wanted) => writing.current?.jump(direction, isWanted),
      onNext: () => writing.current?.jump(1, isToLookAt),
      onSentence: (from: number, to: number) => {
        writing.current?.show(from, to);
        writing.current?.focus();
      },
      onHelped: ({ help, forms }: HelpedWord) => {
        // Before the help for a changed text has come, its places are those of the text before.
        if (live.read().helpIs === 'new') writing.current?.show(help.start, help.end, true);
        else
          writing.current?.jump(1, ({ flagged, ids }, index) =>
            forms.includes(flagged[ids[index]!]?.folded ?? ''),
          );
        writing.current?.focus();
      },
    }),
    [writing, live],
  );
}
