import { countedBy } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { DictionaryChoice } from '../../../platform/dictionaries/choose-dictionary.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { PointedWord } from '../editor/word-watch.ts';
import type { Writing } from '../editor/writing.ts';
import type { LiveReading } from '../live/live-reading.ts';
import { useWordCount } from '../live/use-word-count.ts';
import { gradedCount } from '../result/result-words.ts';
import { cardOf } from './card-of.ts';
import styles from './live-aside.module.css';
import { noteSentence } from './note-sentence.ts';
import { WordCard } from './word-card.tsx';

/** The card of the word that is pointed at in the text being written; a word that was jumped to is read out. */
export function LiveWordCard({
  live,
  pointed,
  choice,
  reply,
  writing,
  onClose,
}: {
  live: LiveReading;
  pointed: PointedWord | null;
  choice: DictionaryChoice | null;
  /** The last result: it knows the counts of rare words, which the browser does not. */
  reply: GradeReply | null;
  writing: RefObject<Writing | null>;
  onClose: (none: null) => void;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const card = pointed && cardOf(pointed);
  const known = useWordCount(live, pointed?.text ?? null, card?.level ?? null);
  const isSameCounts = reply !== null && reply.dictionary.code === choice?.answering.code;
  const graded = isSameCounts && pointed ? gradedCount(reply, pointed.text) : null;
  return (
    <div className={styles.word} data-open={card !== null}>
      <WordCard
        card={card && { ...card, count: graded ?? known }}
        dictionary={choice && countedBy(card?.word ?? '', choice.answering, choice.beside)}
        onJump={(direction) => {
          const id = pointed?.words.ids[pointed.index];
          writing.current?.jump(direction, (all, index) => all.ids[index] === id);
        }}
        onClose={() => {
          onClose(null);
          writing.current?.unpoint();
        }}
      />
      <VisuallyHidden>
        <output>
          {pointed?.by === 'jump' && card
            ? [
                t('word.announce', { word: card.word, level: tGrading(`level.${card.level}`) }),
                ...card.notes.map((note) => noteSentence(t, card.word, note)),
              ].join('. ')
            : ''}
        </output>
      </VisuallyHidden>
    </div>
  );
}
