import type { Level } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import type { DictionaryChoice } from '../../../platform/dictionaries/choose-dictionary.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { LiveState } from '../live/live-reading.ts';
import { ScoreCard } from '../score/score-card.tsx';
import { levelsByNumber, type ColouredWords } from '../words/coloured-words.ts';
import styles from './live-aside.module.css';
import { WordCard, type WordOnCard } from './word-card.tsx';
import { WordList } from './word-list.tsx';

/** Whether a word is one that is looked for. */
export type Wanted = (words: ColouredWords, index: number) => boolean;

/** Beside the text: its score as it stands, the word that is pointed at, and the words to look at. */
export function LiveAside({
  state,
  status,
  choice,
  filter,
  card,
  onFilter,
  onJump,
  onJumpSame,
  onUnpoint,
  onRetry,
}: {
  state: LiveState;
  /** Of the list of dictionaries. */
  status: 'pending' | 'error' | 'success';
  choice: DictionaryChoice | null;
  filter: Level | null;
  card: WordOnCard | null;
  onFilter: (level: Level | null) => void;
  onJump: (direction: 1 | -1, isWanted: Wanted) => void;
  onJumpSame: (direction: 1 | -1) => void;
  onUnpoint: () => void;
  onRetry: () => void;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { levels, dictionary, wordCount } = state;
  const hasFailed = status === 'error' || dictionary === 'failed';
  const isOpening = !hasFailed && dictionary !== 'open';
  const message = () => {
    if (levels && levels.totals.cleaned > 0) return null;
    if (isOpening) return t('live.opening');
    return t(wordCount ? 'live.noWords' : 'live.empty');
  };
  return (
    <aside className={styles.aside}>
      {hasFailed && (
        <Notice
          kind="trouble"
          action={
            <Button look="secondary" onPress={onRetry}>
              {tGrading('retry')}
            </Button>
          }
        >
          {t(status === 'error' ? 'live.unreachable' : 'live.failed')}
        </Notice>
      )}
      <ScoreCard
        totals={levels?.totals ?? null}
        message={hasFailed ? '' : message()}
        filter={filter}
        onFilter={onFilter}
        onJump={(direction, level) =>
          onJump(direction, (words, index) => levelsByNumber[words.levels[index]!] === level)
        }
      />
      {levels && levels.totals.cleaned > 0 && (
        <>
          <div className={styles.word} data-open={card !== null}>
            <WordCard
              card={card}
              dictionary={choice?.answering ?? null}
              onJump={onJumpSame}
              onClose={onUnpoint}
            />
          </div>
          <WordList
            words={levels.words}
            filter={filter}
            onJump={(id) => onJump(1, (words, index) => words.ids[index] === id)}
          />
        </>
      )}
    </aside>
  );
}
