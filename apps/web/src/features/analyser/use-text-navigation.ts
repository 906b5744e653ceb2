import { useMemo, type RefObject } from 'react';

import type { WordPredicate, Writing } from './editor/open-text-editor.ts';
import type { HelpedWord } from './help/help.ts';
import type { LiveAnalysis } from './live/live-analysis.ts';
import { isToLookAt } from './words/coloured-words.ts';

/** Callbacks with which the side column reads the text and moves in it; the same functions on every render. */
export function useTextNavigation(writing: RefObject<Writing | null>, live: LiveAnalysis) {
  return useMemo(
    () => ({
      text: (from: number, to: number) => writing.current?.text().slice(from, to) ?? '',
      onJump: (direction: 1 | -1, isWanted: WordPredicate) =>
        writing.current?.jump(direction, isWanted),
      onNext: () => writing.current?.jump(1, isToLookAt),
      onSentence: (from: number, to: number) => {
        writing.current?.show(from, to);
        writing.current?.focus();
      },
      onHelped: ({ help, forms }: HelpedWord) => {
        // Help for the text before its last change has old offsets, so the word is found by its forms.
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
