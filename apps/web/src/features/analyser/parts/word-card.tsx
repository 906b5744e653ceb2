import type { Level } from '@vernacular/analyzer';
import type { OfferedDictionary } from '@vernacular/contract';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../../platform/dictionaries/dictionary-name.ts';
import { useNumbers } from '../../../platform/use-numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { WordNote } from '../words/word-notes.ts';
import { countSentence, ruleSentence } from './describe-word.ts';
import { noteSentence } from './note-sentence.ts';
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
  card,
  dictionary,
  onJump,
  onClose,
}: {
  card: WordOnCard | null;
  /** Whose counts gave the word its level. */
  dictionary: Pick<
    OfferedDictionary,
    'code' | 'language' | 'label' | 'period' | 'measure' | 'scale' | 'cutoffs' | 'tokens'
  > | null;
  onJump: (direction: 1 | -1) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { number } = useNumbers();
  if (!card || !dictionary) {
    return (
      <section className={classNames(styles.card, styles.empty)} aria-label={t('word.title')}>
        <p>{t('word.hint')}</p>
      </section>
    );
  }
  const { word, level, repetitions, notes } = card;
  return (
    <section className={styles.card} aria-label={t('word.title')} data-level={level}>
      <Button
        look="quiet"
        className={styles.close ?? ''}
        aria-label={t('word.close')}
        onPress={onClose}
      >
        <X aria-hidden="true" />
      </Button>
      <h3>
        <bdi>{word}</bdi>
      </h3>
      <p className={styles.level}>{tGrading(`level.${level}`)}</p>
      {notes.map((note) => (
        <p key={note.kind} className={styles.note}>
          {noteSentence(t, word, note)}
        </p>
      ))}
      <p>{countSentence(t, number, card, dictionary)}</p>
      <p className={styles.rule}>{ruleSentence(t, number, dictionary)}</p>
      <p className={styles.rule}>{dictionaryName(tGrading, dictionary)}</p>
      {repetitions !== null && (
        <div className={styles.repetitions}>
          <span>{t('word.inText', { count: repetitions, shown: number(repetitions) })}</span>
          {repetitions > 1 && (
            <>
              <Button
                look="quiet"
                aria-label={t('word.previous', { word })}
                onPress={() => onJump(-1)}
              >
                <ChevronUp aria-hidden="true" />
              </Button>
              <Button look="quiet" aria-label={t('word.next', { word })} onPress={() => onJump(1)}>
                <ChevronDown aria-hidden="true" />
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
