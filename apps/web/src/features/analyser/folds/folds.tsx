import { hasScore, type LanguageCode, type Level, type Totals } from '@vernacular/analyzer';
import { ArrowRight } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import type { AskReadersProps } from '../../../parts/ask-readers/ask-readers-dialog.tsx';
import { AskReadersDialog } from '../../../parts/ask-readers/lazy-dialog.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { WordPredicate } from '../editor/open-text-editor.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { useLiveState } from '../live/use-live-analysis.ts';
import type { Result } from '../result/grading-state.ts';
import { Scale } from '../score/rare-words-scale.tsx';
import { longSentences } from '../sentences/sentences.ts';
import type { ColouredWords } from '../words/coloured-words.ts';
import { AllWords } from './levels-and-marked-words.tsx';
import { Fold } from './fold.tsx';
import styles from './fold.module.css';
import { HowComputed } from './how-score-is-computed.tsx';
import { SentencesFold } from './long-sentences-and-reading-ease.tsx';

export interface FoldsProps {
  readonly live: LiveAnalysis;
  readonly words: ColouredWords | null;
  readonly totals: Totals | null;
  readonly current: Result | null;
  readonly language: LanguageCode;
  /** Code of the dictionary in use. */
  readonly dictionary: string | null;
  readonly filter: Level | null;
  readonly isRefined: boolean;
  readonly isUnderlined: boolean;
  /** Card of the versions. False without a text, a file, an undo or stored versions: then no folds are shown. */
  readonly versions: ReactNode;
  readonly notes: ReactNode;
  /** Ref callback of the element into which the list of known words is rendered. */
  readonly onKnownSlot: (slot: HTMLElement | null) => void;
  /** The text between two offsets. */
  readonly text: (from: number, to: number) => string;
  readonly onUnderline: (isOn: boolean) => void;
  readonly onFilter: (level: Level | null) => void;
  readonly onJump: (direction: 1 | -1, isWanted: WordPredicate) => void;
  readonly onSentence: (from: number, to: number) => void;
}

/** Collapsible sections beside the text: versions, marked words, sentences, and how the score is computed. */
export function Folds({
  live,
  words,
  totals,
  current,
  language,
  dictionary,
  versions,
  notes,
  onKnownSlot,
  ...ways
}: FoldsProps) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const { levels, help, foreign } = useLiveState(live);
  const long = levels ? longSentences(levels.sentences).length : 0;
  const taskId = current?.reply.taskId;
  const hasWords = words !== null && totals !== null && hasScore(totals);
  return (
    <div className={styles.folds}>
      {versions}
      {hasWords && (
        <Fold name="words" title={t('folds.words')} note={number(totals.mid + totals.rare)}>
          <AllWords
            {...ways}
            {...{ words, totals }}
            symbols={current?.reply.symbols?.length ?? null}
          />
          <div ref={onKnownSlot} />
        </Fold>
      )}
      {levels && (
        <Fold
          name="sentences"
          title={t('folds.sentences')}
          note={long > 0 && t('folds.long', { shown: number(long) })}
        >
          <SentencesFold
            {...ways}
            language={language}
            sentences={levels.sentences}
            readingEase={help?.readingEase}
          />
        </Fold>
      )}
      <AskReaders
        language={foreign ?? language}
        dictionary={dictionary}
        text={() => ways.text(0, Infinity)}
        task={taskId ? { taskType: 'dejargonizer', taskId } : null}
      />
      <Link className={styles.link} to="/de-jargonizer/compare-with-the-paper">
        {t('folds.paper')}
        <ArrowRight aria-hidden="true" />
      </Link>
      <Fold name="computed" title={t('folds.computed')}>
        {totals && hasScore(totals) && <Scale totals={totals} />}
        {current && <HowComputed result={current} />}
        {notes}
      </Fold>
    </div>
  );
}

/** Button that opens the dialog for asking readers about the current text. */
function AskReaders(asked: Omit<AskReadersProps, 'onClose'>) {
  const { t } = useTranslation('analyser');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {t('folds.askReaders')}
        <ArrowRight aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <AskReadersDialog {...asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
