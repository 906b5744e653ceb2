import type { Level, Totals } from '@vernacular/analyzer';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { LevelTable } from '../score/level-table.tsx';
import { levelOf, type ColouredWords } from '../words/coloured-words.ts';
import { countNotes, hasNote, noteKinds, type WordNote } from '../words/word-notes.ts';
import type { FoldsProps } from './folds.tsx';
import styles from './marked-words.module.css';
import { WordList } from './marked-word-list.tsx';

/** The table of levels, the notes of the refined method and the marked words, with buttons that jump to them. */
export function AllWords({
  words,
  totals,
  symbols,
  filter,
  isRefined,
  onFilter,
  onJump,
}: Pick<FoldsProps, 'filter' | 'isRefined' | 'onFilter' | 'onJump'> & {
  words: ColouredWords;
  totals: Totals;
  /** Null when symbols were not counted separately. */
  symbols: number | null;
}) {
  // The same functions on every render, for parts that are memoised.
  const jumpTo = useMemo(
    () => ({
      level: (direction: 1 | -1, level: Level) =>
        onJump(direction, (all, index) => levelOf(all, index) === level),
      word: (folded: string) =>
        onJump(1, (all, index) => all.flagged[all.ids[index]!]?.folded === folded),
      note: (kind: WordNote['kind']) => onJump(1, (all, index) => hasNote(all.notes, index, kind)),
    }),
    [onJump],
  );
  return (
    <>
      <LevelTable {...{ totals, symbols, filter, onFilter }} onJump={jumpTo.level} />
      {isRefined && (
        <RefinedNotes notes={words.notes} symbols={words.symbols} onJump={jumpTo.note} />
      )}
      <WordList words={words} filter={filter} onJump={jumpTo.word} />
    </>
  );
}

const RefinedNotes = memo(function RefinedNotes({
  notes,
  symbols,
  onJump,
}: {
  notes: ColouredWords['notes'];
  symbols: readonly string[];
  onJump: (kind: WordNote['kind']) => void;
}) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const counts = useMemo(() => countNotes(notes), [notes]);
  const found = noteKinds.filter((kind) => counts[kind] > 0);
  return (
    <div>
      <h3>{t('refined.title')}</h3>
      {found.length + symbols.length === 0 && <p>{t('refined.nothing')}</p>}
      <ul className={styles.kinds}>
        {found.map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => onJump(kind)}>
              {t(`refined.found.${kind}`, { count: counts[kind], shown: number(counts[kind]) })}
            </button>
          </li>
        ))}
      </ul>
      <SymbolsNote symbols={symbols} />
      <p>{t('refined.scores')}</p>
    </div>
  );
});

const most = 20;

function SymbolsNote({ symbols }: { symbols: readonly string[] }) {
  const { t, i18n } = useTranslation('analyser');
  if (symbols.length === 0) return null;
  const shown = symbols.length > most ? [...symbols.slice(0, most), '…'] : symbols;
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(shown);
  return <p>{t('refined.symbols', { symbols: list })}</p>;
}
