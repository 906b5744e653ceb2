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

export interface WordOnCard {
  readonly word: string;
  readonly level: Level;
  /** In table units; null when it is not known exactly. */
  readonly count: number | null;
  /** Null for a common word, whose repetitions are not counted. */
  readonly repetitions: number | null;
  readonly notes: readonly WordNote[];
}

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
  dictionary: Pick<
    OfferedDictionary,
    'code' | 'language' | 'label' | 'period' | 'measure' | 'scale' | 'cutoffs' | 'tokens'
  > | null;
  help?: ReactNode;
  known?: ReactNode;
  meaning?: ReactNode;
  periods?: ReactNode;
  instead?: ReactNode;
  onJump: (direction: 1 | -1) => void;
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
          {/* Help is offered even for an explained word, because readers still stumble over it. See: Shulman and colleagues 2020. */}
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
