import type { Level } from '@vernacular/analyzer';
import type { OfferedDictionary } from '@vernacular/contract';
import type { ReactNode, Ref } from 'react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../../platform/dictionaries/dictionary-name.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { WordNote } from '../words/word-notes.ts';
import { countSentence, ruleSentence } from './describe-word.ts';
import { noteSentence } from '../parts/note-sentence.ts';
import styles from './word-card.module.css';

/** What there is to say about a word of the text. */
export interface WordOnCard {
  readonly word: string;
  readonly level: Level;
  /** In table units; null when it is not known exactly. */
  readonly count: number | null;
  /** How often the text has it; null for a common word, which is not kept count of. */
  readonly repetitions: number | null;
  /** What the refined reading found. */
  readonly notes: readonly WordNote[];
}

/** Why a word has its level: how often it was met, the rule, and whose counts these are. */
export function WordCard({
  ref,
  card,
  dictionary,
  help,
  known,
  meaning,
  periods,
  instead,
  onJump,
  onNext,
  onClose,
}: {
  ref?: Ref<HTMLElement>;
  card: WordOnCard | null;
  /** Whose counts gave the word its level. */
  dictionary: Pick<
    OfferedDictionary,
    'code' | 'language' | 'label' | 'period' | 'measure' | 'scale' | 'cutoffs' | 'tokens'
  > | null;
  /** What can be done about the word. */
  help?: ReactNode;
  /** Whether the readers know it. */
  known?: ReactNode;
  /** What the word means. */
  meaning?: ReactNode;
  /** Its level by the counts of each period. */
  periods?: ReactNode;
  /** What stands on the card when its word is gone. */
  instead?: ReactNode;
  onJump: (direction: 1 | -1) => void;
  /** Goes to the next marked word. */
  onNext: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('word-card');
  const { t: tAnalyser } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { number } = useNumberFormat();
  const isEmpty = !instead && (!card || !dictionary);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={classNames(styles.card, isEmpty && styles.empty)}
      aria-label={t('title')}
      data-level={card?.level}
    >
      {isEmpty && <p>{t('hint')}</p>}
      {instead}
      {!instead && card && dictionary && (
        <>
          <h3>
            <bdi>{card.word}</bdi>
          </h3>
          <p className={styles.level}>{tGrading(`level.${card.level}`)}</p>
          {card.notes.map((note) => (
            <p key={note.kind} className={styles.note}>
              {noteSentence(tAnalyser, card.word, note)}
            </p>
          ))}
          {/* A word explained is still one that readers stumble over. See: Shulman and colleagues 2020. */}
          {help}
          {meaning}
          {known}
          <p>{countSentence(t, number, card, dictionary)}</p>
          <p className={styles.rule}>{ruleSentence(t, number, dictionary)}</p>
          <p className={styles.rule}>{dictionaryName(tGrading, dictionary)}</p>
          {periods}
          <Places word={card.word} repetitions={card.repetitions} onJump={onJump} />
          <Button look="quiet" className={styles.next ?? ''} onPress={onNext}>
            {t('nextMarked')}
          </Button>
        </>
      )}
      {!isEmpty && (
        <Button
          look="quiet"
          className={styles.close ?? ''}
          aria-label={t('close')}
          onPress={onClose}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </section>
  );
}

/** How often a word stands in the text, and the way to its other places. */
function Places({
  word,
  repetitions,
  onJump,
}: Pick<WordOnCard, 'word' | 'repetitions'> & { onJump: (direction: 1 | -1) => void }) {
  const { t } = useTranslation('word-card');
  const { number } = useNumberFormat();
  if (repetitions === null) return null;
  return (
    <div className={styles.repetitions}>
      <span>{t('inText', { count: repetitions, shown: number(repetitions) })}</span>
      {repetitions > 1 && (
        <>
          <Button look="quiet" aria-label={t('previous', { word })} onPress={() => onJump(-1)}>
            <ChevronUp aria-hidden="true" />
          </Button>
          <Button look="quiet" aria-label={t('next', { word })} onPress={() => onJump(1)}>
            <ChevronDown aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  );
}
