import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../../platform/dictionaries/dictionary-name.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ruleSentence } from './word-sentences.ts';
import styles from './word-card.module.css';
import type { CountedBy, WordOnCard } from './word-card.tsx';

/** Details of a word: its glossary field, the rule and dictionary behind its level, and buttons to its other places. */
export function MoreOfWord({
  card,
  dictionary,
  field,
  onJump,
  onNext,
}: {
  card: Pick<WordOnCard, 'word' | 'repetitions'>;
  dictionary: CountedBy;
  /** The field of the glossary that explains the word; null if it is in none. */
  field: string | null;
  onJump: (direction: 1 | -1) => void;
  onNext: () => void;
}) {
  const { t } = useTranslation('word-card');
  const { t: tGrading } = useTranslation('grading');
  const { number } = useNumberFormat();
  const { word, repetitions } = card;
  return (
    <>
      {field !== null && <p>{t('gloss.field', { field })}</p>}
      <p>
        {ruleSentence(t, number, dictionary)} {dictionaryName(tGrading, dictionary)}
      </p>
      {repetitions !== null && (
        <div className={styles.repetitions}>
          <span>{t('inText', { count: repetitions, shown: number(repetitions) })}</span>
          {repetitions > 1 && (
            <>
              <Button
                icon={ChevronUp}
                look="quiet"
                aria-label={t('previous', { word })}
                onPress={() => onJump(-1)}
              ></Button>
              <Button
                icon={ChevronDown}
                look="quiet"
                aria-label={t('next', { word })}
                onPress={() => onJump(1)}
              ></Button>
            </>
          )}
        </div>
      )}
      <Button look="quiet" className={styles.next ?? ''} onPress={onNext}>
        {t('nextMarked')}
      </Button>
    </>
  );
}
