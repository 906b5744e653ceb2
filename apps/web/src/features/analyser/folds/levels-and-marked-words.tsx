import type { Level, Totals } from '@vernacular/analyzer';
import { useCallback } from 'react';

import type { WordPredicate } from '../editor/open-text-editor.ts';
import { LevelTable } from '../score/level-table.tsx';
import { levelOf, type ColouredWords } from '../words/coloured-words.ts';
import { hasNote, type WordNote } from '../words/word-notes.ts';
import { RefinedNotes } from './refined-method-notes.tsx';
import { WordList } from './marked-word-list.tsx';

/**
 * The level table, the notes of the refined method and the list of marked words, with buttons that jump to the words.
 */
export function AllWords({
  words,
  totals,
  symbols,
  filter,
  isRefined,
  onFilter,
  onJump,
}: {
  words: ColouredWords;
  totals: Totals;
  /** Null when symbols were not counted separately. */
  symbols: number | null;
  filter: Level | null;
  isRefined: boolean;
  onFilter: (level: Level | null) => void;
  onJump: (direction: 1 | -1, isWanted: WordPredicate) => void;
}) {
  const jumpToLevel = useCallback(
    (direction: 1 | -1, level: Level) =>
      onJump(direction, (all, index) => levelOf(all, index) === level),
    [onJump],
  );
  const jumpToWord = useCallback(
    (folded: string) => onJump(1, (all, index) => all.flagged[all.ids[index]!]?.folded === folded),
    [onJump],
  );
  const jumpToNote = useCallback(
    (kind: WordNote['kind']) => onJump(1, (all, index) => hasNote(all.notes, index, kind)),
    [onJump],
  );
  return (
    <>
      <LevelTable {...{ totals, symbols, filter, onFilter }} onJump={jumpToLevel} />
      {isRefined && (
        <RefinedNotes notes={words.notes} symbols={words.symbols} onJump={jumpToNote} />
      )}
      <WordList words={words} filter={filter} onJump={jumpToWord} />
    </>
  );
}
