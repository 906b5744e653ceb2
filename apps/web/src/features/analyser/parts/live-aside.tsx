import type { Level } from '@vernacular/analyzer';
import { memo, useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import type { Wanted } from '../editor/writing.ts';
import type { LiveReading } from '../live/live-reading.ts';
import { useLiveState } from '../live/use-live-state.ts';
import { ScoreCard } from '../score/score-card.tsx';
import { levelOf } from '../words/coloured-words.ts';
import { hasNote, type WordNote } from '../words/word-notes.ts';
import styles from './live-aside.module.css';
import { RefinedNotes } from './refined-notes.tsx';
import { WordList } from './word-list.tsx';

/** Beside the text: its score as it stands, the word that is pointed at, and the words to look at. */
export const LiveAside = memo(function LiveAside({
  live,
  onJump,
  offerStatus,
  filter,
  isRefined,
  wordCard,
  onFilter,
  onRetry,
}: {
  live: LiveReading;
  onJump: (direction: 1 | -1, isWanted: Wanted) => void;
  /** Of the list of dictionaries. */
  offerStatus: 'pending' | 'error' | 'success';
  filter: Level | null;
  isRefined: boolean;
  wordCard: ReactNode;
  onFilter: (level: Level | null) => void;
  onRetry: () => void;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { levels, dictionary, wordCount } = useLiveState(live);
  const hasFailed = offerStatus === 'error' || dictionary === 'failed';
  const isOpening = !hasFailed && dictionary !== 'open';
  const message = () => {
    if (levels && levels.totals.cleaned > 0) return null;
    if (isOpening) return t('live.opening');
    return t(wordCount ? 'live.noWords' : 'live.empty');
  };
  const jumpToLevel = useCallback(
    (direction: 1 | -1, level: Level) =>
      onJump(direction, (words, index) => levelOf(words, index) === level),
    [onJump],
  );
  const jumpToWord = useCallback(
    (folded: string) =>
      onJump(1, (words, index) => words.flagged[words.ids[index]!]?.folded === folded),
    [onJump],
  );
  const jumpToNote = useCallback(
    (kind: WordNote['kind']) => onJump(1, (words, index) => hasNote(words.notes, index, kind)),
    [onJump],
  );
  return (
    <aside className={styles.aside} aria-label={t('asideLabel')}>
      {hasFailed && (
        <RetryNotice retry={tGrading('retry')} onRetry={onRetry}>
          {t(offerStatus === 'error' ? 'live.unreachable' : 'live.failed')}
        </RetryNotice>
      )}
      <ScoreCard
        totals={levels?.totals ?? null}
        message={hasFailed ? '' : message()}
        filter={filter}
        onFilter={onFilter}
        onJump={jumpToLevel}
      />
      {levels && levels.totals.cleaned > 0 && (
        <>
          {wordCard}
          {isRefined && (
            <RefinedNotes
              notes={levels.words.notes}
              symbols={levels.words.symbols}
              onJump={jumpToNote}
            />
          )}
          <WordList words={levels.words} filter={filter} onJump={jumpToWord} />
        </>
      )}
    </aside>
  );
});
