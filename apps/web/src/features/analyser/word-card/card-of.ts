import type { PointedWord } from '../editor/word-watch.ts';
import { levelOf, noWord } from '../words/coloured-words.ts';
import type { WordOnCard } from './word-card.tsx';

/** What a text alone says about a word that is pointed at; its count is another's to know. */
export function cardOf({ words, index, text }: PointedWord): Omit<WordOnCard, 'count'> & {
  /** As the list of marked words has it; null for a common word, which is not on it. */
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
