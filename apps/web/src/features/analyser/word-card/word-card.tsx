import type { Level } from '@vernacular/analyzer';
import type { OfferedDictionary } from '@vernacular/contract';
import type { ReactNode, Ref } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { WordNote } from '../words/word-notes.ts';
import type { MarkedByReaders } from '../readers/marked-by-readers.ts';
import type { FindOnSite } from '../readers/use-site-reader-counts.ts';
import { countSentence } from './count-and-rule-sentences.ts';
import { noteSentence } from '../parts/word-note-sentence.ts';
import { readersSentence } from './readers-sentence.ts';
import styles from './word-card.module.css';

export interface WordOnCard {
  readonly word: string;
  readonly level: Level;
  /** A term whose words are common. */
  readonly isTerm: boolean;
  /** In table units; null when it is not known exactly. */
  readonly count: number | null;
  /** Null for a common word, whose repetitions are not counted. */
  readonly repetitions: number | null;
  readonly notes: readonly WordNote[];
  /** Null when no readers were asked about it. */
  readonly readers?: MarkedByReaders | null;
  /** What readers of the whole site knew; null if readers of this text were asked about the word. */
  readonly siteReaders?: ReturnType<FindOnSite>;
}

export type CountedBy = Pick<
  OfferedDictionary,
  'code' | 'language' | 'label' | 'period' | 'measure' | 'scale' | 'cutoffs' | 'tokens'
>;

/** A word, why it has its level in one line, and its help; the rest is folded. */
export function WordCard({
  ref,
  card,
  dictionary,
  help,
  known,
  more,
  instead,
  onClose,
}: {
  ref?: Ref<HTMLElement>;
  card: WordOnCard | null;
  dictionary: CountedBy | null;
  help?: ReactNode;
  known?: ReactNode;
  more?: ReactNode;
  instead?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation('word-card');
  const { t: tAnalyser } = useTranslation('analyser');
  const ofReaders = card && readersSentence(t, card);
  const { t: tGrading } = useTranslation('grading');
  const { number } = useNumberFormat();
  if (!instead && (!card || !dictionary)) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.card}
      aria-label={t('title')}
      data-level={card?.level}
    >
      {instead}
      {!instead && card && dictionary && (
        <>
          <h3>
            <bdi>{card.word}</bdi>
          </h3>
          <p className={styles.why}>
            {card.isTerm ? (
              t('term')
            ) : (
              <>
                <b>{tGrading(`level.${card.level}`)}</b> ·{' '}
                {countSentence(t, number, card, dictionary)}
              </>
            )}
          </p>
          {ofReaders && <p className={styles.note}>{ofReaders}</p>}
          {card.notes.map((note) => (
            <p key={note.kind} className={styles.note}>
              {noteSentence(tAnalyser, card.word, note)}
            </p>
          ))}
          {/* Help is offered even for an explained word, because readers still stumble over it. See: Shulman and colleagues 2020. */}
          {help}
          <div className={styles.row}>
            {known}
            <details className={styles.more} key={card.word}>
              <summary>{t('more')}</summary>
              <div>{more}</div>
            </details>
          </div>
        </>
      )}
      <Button look="quiet" className={styles.close ?? ''} aria-label={t('close')} onPress={onClose}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
