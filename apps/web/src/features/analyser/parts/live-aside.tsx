import { hasScore, type Level } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';
import { memo, Suspense, useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import type { Wanted } from '../editor/writing.ts';
import { HelpMost } from '../help/help-most.tsx';
import type { LiveReading } from '../live/live-reading.ts';
import { useLiveState } from '../live/use-live-state.ts';
import { ResultFoot } from '../result/open-foot.ts';
import { ResultHead, resultTitle } from '../result/result-head.tsx';
import type { GradedText } from '../result/result-words.ts';
import { ScoreCard } from '../score/score-card.tsx';
import { levelOf } from '../words/coloured-words.ts';
import { hasNote, type WordNote } from '../words/word-notes.ts';
import { AsideCard } from './aside-card.tsx';
import styles from './live-aside.module.css';
import { RefinedNotes } from './refined-notes.tsx';
import { WordList } from './word-list.tsx';

export interface Result {
  readonly reply: GradeReply;
  readonly graded: GradedText;
  readonly nth: number;
  readonly isNew: boolean;
  readonly outdatedBy: 'text' | 'choices' | null;
}

export const LiveAside = memo(function LiveAside({
  live,
  onJump,
  onSentence,
  offerStatus,
  filter,
  isRefined,
  wordCard,
  versions,
  result,
  onCloseResult,
  onFilter,
  onRetry,
}: {
  live: LiveReading;
  onJump: (direction: 1 | -1, isWanted: Wanted) => void;
  onSentence: (from: number, to: number) => void;
  offerStatus: 'pending' | 'error' | 'success';
  filter: Level | null;
  isRefined: boolean;
  wordCard: ReactNode;
  versions: ReactNode;
  result: Result | null;
  onCloseResult: () => void;
  onFilter: (level: Level | null) => void;
  onRetry: () => void;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { levels, dictionary, wordCount, foreign, lacks } = useLiveState(live);
  const hasFailed = offerStatus === 'error' || dictionary === 'failed';
  const isOpening = !hasFailed && dictionary !== 'open';
  const current = result?.outdatedBy === null ? result : null;
  const totals = current
    ? { ...current.reply.totals, score: current.reply.score }
    : (levels?.totals ?? null);
  const shown = levels?.words ?? current?.graded.words ?? null;
  const message = () => {
    if (totals && hasScore(totals)) return null;
    if (current) return t('live.noWords');
    if (foreign !== null) return t('live.foreign');
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
      {lacks && (
        <RetryNotice retry={tGrading('retry')} onRetry={onRetry}>
          {t(`live.lacks.${lacks}`)}
        </RetryNotice>
      )}
      <ScoreCard
        totals={totals}
        message={hasFailed && !current ? '' : message()}
        symbols={current?.reply.symbols?.length ?? null}
        filter={filter}
        onFilter={onFilter}
        onJump={jumpToLevel}
        {...(result && {
          labelledBy: resultTitle,
          head: (
            <ResultHead
              key={`head ${result.nth}`}
              reply={result.reply}
              isNew={result.isNew}
              outdatedBy={result.outdatedBy}
              onClose={onCloseResult}
            />
          ),
          // An outdated result shows neither its score nor its download.
          foot: current && (
            <Suspense>
              <ResultFoot key={result.nth} reply={result.reply} graded={result.graded} />
            </Suspense>
          ),
        })}
      />
      {shown && totals && hasScore(totals) && (
        <>
          {wordCard}
          {isRefined && (
            <RefinedNotes notes={shown.notes} symbols={shown.symbols} onJump={jumpToNote} />
          )}
          {levels && (
            <HelpMost
              words={levels.words}
              totals={levels.totals}
              density={levels.density}
              onJump={jumpToWord}
              onSentence={onSentence}
            />
          )}
          <WordList words={shown} filter={filter} onJump={jumpToWord} />
          <AsideCard title={t('paper.title')}>
            <Link to="/de-jargonizer/compare-with-the-paper">{t('paper.link')}</Link>
          </AsideCard>
        </>
      )}
      {versions}
    </aside>
  );
});
