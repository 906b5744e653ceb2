import type { PointedWord } from '../editor/word-watch.ts';
import { levelOf, noWord } from '../words/coloured-words.ts';
import type { WordOnCard } from './word-card.tsx';

export function cardOf({ words, index, text }: PointedWord): Omit<WordOnCard, 'count'> & {
  /** Null for a common word, which is not in the list of marked words. */
  readonly folded: string | null;
} {
  const id = words.ids[index] ?? noWord;
  return {
    word: text,
    folded: words.flagged[id]?.folded ?? null,
    level: levelOf(words, index),
    notes: words.notes.get(index) ?? [],
    repetitions: words.flagged[id]?.repetitions ?? null,
  };
}
