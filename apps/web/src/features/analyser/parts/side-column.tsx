import { hasScore } from '@vernacular/analyzer';
import type { OfferedDictionary } from '@vernacular/contract';
import { memo, Suspense, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { SmallCorpusNote } from '../../../parts/small-corpus-note/small-corpus-note.tsx';
import { languageName } from '../../../platform/language/language-name.ts';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import type { FoldsProps } from '../folds/folds.tsx';
import type { HelpedWord } from '../help/help.ts';
import { WorthChanging } from '../help/words-worth-changing.tsx';
import { Folds } from '../lazy-parts.ts';
import { useLiveState } from '../live/use-live-analysis.ts';
import type { Result } from '../result/grading-state.ts';
import { ScoreCard } from '../score/score-card.tsx';
import styles from './side-column.module.css';
import { StartBar } from './start-bar.tsx';

/** Beside the text: the score with START, the words worth changing, and the rest folded. */
export const SideColumn = memo(function SideColumn({
  live,
  start,
  answering,
  offerStatus,
  language,
  isBusy,
  isSending,
  versions,
  troubles,
  result,
  onWord,
  onStart,
  onNext,
  onRetry,
  ...folded
}: Omit<FoldsProps, 'words' | 'totals' | 'current' | 'dictionary'> & {
  start: Ref<HTMLButtonElement>;
  answering: OfferedDictionary | null;
  offerStatus: 'pending' | 'error' | 'success';
  isBusy: boolean;
  isSending: boolean;
  troubles: ReactNode;
  result: Result | null;
  onWord: (word: HelpedWord) => void;
  onStart: () => void;
  onNext: () => void;
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
  const words = levels?.words ?? current?.graded.words ?? null;
  const message = () => {
    if (totals && hasScore(totals)) return null;
    if (current) return t('live.noWords');
    if (foreign !== null) return t('live.foreign');
    if (isOpening) return t('live.opening');
    return t(wordCount ? 'live.noWords' : 'live.empty');
  };
  return (
    <aside ref={trackHeight} className={styles.aside} aria-label={t('asideLabel')}>
      {hasFailed && (
        <RetryNotice retry={tGrading('retry')} onRetry={onRetry}>
          {t(offerStatus === 'error' ? 'live.unreachable' : 'live.failed')}
        </RetryNotice>
      )}
      {lacks && (
        <RetryNotice retry={tGrading('retry')} onRetry={onRetry}>
          {t('live.lacks', { language: languageName(lacks) })}
        </RetryNotice>
      )}
      <ScoreCard
        totals={totals}
        message={hasFailed && !current ? '' : message()}
        {...{ result, troubles }}
        note={
          totals &&
          hasScore(totals) &&
          answering?.kind === 'custom' && (
            <SmallCorpusNote
              tokens={answering.tokens}
              common={answering.cutoffs.common / answering.scale}
            />
          )
        }
      >
        <StartBar {...{ live, start, current, language, isBusy, isSending, onStart, onNext }} />
      </ScoreCard>
      {levels && hasScore(levels.totals) && <WorthChanging {...{ live, language, onWord }} />}
      {versions && (
        <Suspense>
          <Folds
            {...folded}
            {...{ live, words, totals, current, language, versions }}
            dictionary={answering?.code ?? null}
          />
        </Suspense>
      )}
    </aside>
  );
});

/** A ref that keeps the custom property `--height` of its element at the element's height, in CSS pixels. */
function trackHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const watcher = new ResizeObserver(() =>
    element.style.setProperty('--height', `${element.offsetHeight}px`),
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
