import type { PointedWord } from '../editor/word-selection.ts';
import { markedOfTerm, type FindMarked } from '../readers/marked-by-readers.ts';
import type { FindOnSite } from '../readers/use-site-reader-counts.ts';
import { levelOf, noWord } from '../words/coloured-words.ts';
import type { WordOnCard } from './word-card.tsx';

export function buildWordCard(
  { words, index, text, term }: PointedWord,
  findMarked: FindMarked,
  findOnSite: FindOnSite,
): Omit<WordOnCard, 'count'> & {
  /** Null for a common word, which is not in the list of marked words. */
  readonly folded: string | null;
} {
  if (term) {
    const folded = text.toLowerCase();
    const readers = markedOfTerm(text, findMarked);
    return {
      word: text,
      folded,
      level: 'common',
      isTerm: true,
      notes: [],
      repetitions: null,
      readers,
    };
  }
  const readers = findMarked(text);
  const id = words.ids[index] ?? noWord;
  return {
    word: text,
    folded: words.flagged[id]?.folded ?? null,
    level: levelOf(words, index),
    isTerm: false,
    notes: words.notes.get(index) ?? [],
    repetitions: words.flagged[id]?.repetitions ?? null,
    readers,
    siteReaders: readers ? null : findOnSite(text),
  };
}
