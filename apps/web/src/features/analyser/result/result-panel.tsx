import { countedBy } from '@vernacular/analyzer';
import type { GradeReply, UsedDictionary } from '@vernacular/contract';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../../platform/dictionaries/dictionary-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LevelBar } from '../../../ui/level-bar/level-bar.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { PointedWord } from '../editor/word-watch.ts';
import { WritingBox } from '../editor/writing-box.tsx';
import type { Writing } from '../editor/writing.ts';
import { cardOf } from '../parts/card-of.ts';
import { ScoreLine } from '../score/score-line.tsx';
import { SymbolsNote } from '../parts/symbols-note.tsx';
import { WordCard } from '../parts/word-card.tsx';
import { DifficultyNote } from './difficulty-note.tsx';
import { Gauge } from './gauge.tsx';
import { ResultActions } from './result-actions.tsx';
import styles from './result-panel.module.css';
import { ResultTable } from './result-table.tsx';
import { gradedCount, type GradedText } from './result-words.ts';

type Counts = NonNullable<UsedDictionary['beside']>;

/** A graded text: score, feedback, gauge, table, coloured words, and what can be done with it. */
export function ResultPanel({
  reply,
  graded,
  isNew,
  outdatedBy,
  onClose,
}: {
  reply: GradeReply;
  graded: GradedText;
  /** A result that has just come takes the focus; one kept from the last visit does not. */
  isNew: boolean;
  /** What has changed since the text was graded. */
  outdatedBy: 'text' | 'choices' | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const heading = useRef<HTMLHeadingElement>(null);
  const writing = useRef<Writing>(null);
  const [pointed, setPointed] = useState<PointedWord | null>(null);
  const words = useMemo(() => ({ read: () => graded.words, subscribe: () => () => {} }), [graded]);
  const { totals, dictionary, name } = reply;
  const language = dictionary.language;
  const setting = useMemo(
    () => ({
      label: t('result.text'),
      language,
      direction: language === 'he' ? ('rtl' as const) : ('ltr' as const),
      isReadOnly: true,
    }),
    [t, language],
  );

  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);

  const card = pointed && {
    ...cardOf(pointed),
    count: gradedCount(reply, pointed.text),
  };
  return (
    <section className={styles.panel} aria-labelledby="result-title" data-print="result">
      <header className={styles.header}>
        <h2 id="result-title" ref={heading} tabIndex={-1}>
          {name ? t('result.titleNamed', { name }) : t('result.title')}
        </h2>
        <Button look="quiet" aria-label={t('result.close')} onPress={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      {outdatedBy && <Notice>{t(`result.outdatedBy.${outdatedBy}`)}</Notice>}
      {reply.notice && <Notice>{reply.notice}</Notice>}
      <div className={styles.columns}>
        <div className={styles.summary}>
          <ScoreLine
            totals={{ ...totals, score: reply.score }}
            message={totals.cleaned === 0 ? t('live.noWords') : null}
          />
          <LevelBar counts={totals} />
          <ResultTable totals={totals} symbols={reply.symbols?.length ?? null} />
          <Gauge totals={totals} />
          <DifficultyNote difficulty={reply.difficulty} words={totals.cleaned} />
          <p className={styles.counts}>
            {t('result.counts', { label: dictionaryName(tGrading, dictionary) })}
            {dictionary.isSubstitute &&
              ` ${tGrading('period.substitute', { period: (dictionary.requested ?? '').replace(/^\D+/, '').replace('_', '–') })}`}
          </p>
          {reply.method === 'refined' && (
            <p className={styles.counts}>{tGrading('method.result')}</p>
          )}
          <SymbolsNote symbols={graded.words.symbols} className={styles.counts} />
        </div>
        <div className={styles.reading}>
          <div className={styles.sheet}>
            <WritingBox
              ref={writing}
              initialText={graded.text}
              setting={setting}
              words={words}
              onWord={setPointed}
            />
          </div>
          <ResultActions reply={reply} graded={graded} />
          {card && (
            <WordCard
              card={card}
              dictionary={countedBy<Counts>(card.word, dictionary, dictionary.beside)}
              onJump={(direction) => {
                const id = pointed.words.ids[pointed.index];
                writing.current?.jump(direction, (all, index) => all.ids[index] === id);
              }}
              onClose={() => {
                setPointed(null);
                writing.current?.unpoint();
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}
