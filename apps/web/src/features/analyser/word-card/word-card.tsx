import type { Level } from '@vernacular/analyzer';
import type { OfferedDictionary } from '@vernacular/contract';
import type { ReactNode, Ref } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { PointedWord } from '../editor/word-selection.ts';
import {
  markedOfTerm,
  type FindMarked,
  type MarkedByReaders,
} from '../readers/marked-by-readers.ts';
import type { FindOnSite } from '../readers/use-site-reader-counts.ts';
import type { Replacement } from '../screen-state.ts';
import { levelOf, noWord } from '../words/coloured-words.ts';
import type { WordNote } from '../words/word-notes.ts';
import { countSentence, noteSentence, readersSentence } from './word-sentences.ts';
import styles from './word-card.module.css';

export interface WordOnCard {
  readonly word: string;
  readonly level: Level;
  /** A term whose words are common. */
  readonly isTerm: boolean;
  /** In the dictionary's units (`scale`); null when it is not known exactly. */
  readonly count: number | null;
  /** Null for a common word, whose repetitions are not counted. */
  readonly repetitions: number | null;
  readonly notes: readonly WordNote[];
  /** Null when no readers were asked about it. */
  readonly readers?: MarkedByReaders | null;
  /** What readers of the whole site knew; null if readers of this text were asked about the word. */
  readonly siteReaders?: ReturnType<FindOnSite>;
}

/** What the card says of the dictionary that counted the word. */
export type CountedBy = Pick<
  OfferedDictionary,
  'code' | 'language' | 'label' | 'period' | 'measure' | 'scale' | 'cutoffs' | 'tokens'
>;

/** What the card says of a word; its count is looked up later. */
export function buildWordCard(
  { words, index, text, term }: PointedWord,
  findMarked: FindMarked,
  findOnSite: FindOnSite,
): Omit<WordOnCard, 'count'> & {
  /** Null for a common word, which is not in the list of marked words. */
  readonly folded: string | null;
} {
  if (term) {
    return {
      word: text,
      folded: text.toLowerCase(),
      level: 'common',
      isTerm: true,
      notes: [],
      repetitions: null,
      readers: markedOfTerm(text, findMarked),
    };
  }
  const readers = findMarked(text);
  const marked = words.flagged[words.ids[index] ?? noWord];
  return {
    word: text,
    folded: marked?.folded ?? null,
    level: levelOf(words, index),
    isTerm: false,
    notes: words.notes.get(index) ?? [],
    repetitions: marked?.repetitions ?? null,
    readers,
    siteReaders: readers ? null : findOnSite(text),
  };
}

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
      <Button
        icon={X}
        look="quiet"
        className={styles.close ?? ''}
        aria-label={t('close')}
        onPress={onClose}
      />
    </section>
  );
}

/** Stands in the place of a word's card after a replacement. */
export function ReplacementCard({
  ref,
  exchange: { before, after, isUndone },
  score,
  hasNext,
  onUndo,
  onNext,
}: {
  ref: Ref<HTMLButtonElement>;
  exchange: Replacement;
  /** Score of the current text; null while it is being analysed. */
  score: number | null;
  hasNext: boolean;
  onUndo: () => void;
  onNext: () => void;
}) {
  const { t } = useTranslation('word-card');
  const { number } = useNumberFormat();
  return (
    <div className={styles.exchange}>
      <p>{isUndone ? t('exchanged.undone', { before }) : t('exchanged.says', { before, after })}</p>
      {score !== null && <p>{t('exchanged.score', { score: number(score) })}</p>}
      <div className={styles.ways}>
        {!isUndone && (
          <Button look="secondary" onPress={onUndo}>
            {t('exchanged.undo')}
          </Button>
        )}
        <Button ref={ref} look="secondary" isDisabled={!hasNext} onPress={onNext}>
          {t('nextMarked')}
        </Button>
      </div>
    </div>
  );
}

/** Announces to screen readers the word jumped to with its plainer words, or the replacement just made or undone. */
export function CardNews({
  card,
  plainer,
  exchanged,
}: {
  card: Pick<WordOnCard, 'word' | 'level' | 'isTerm' | 'notes' | 'readers' | 'siteReaders'> | null;
  plainer: readonly string[];
  exchanged: Replacement | null;
}) {
  const { t, i18n } = useTranslation('word-card');
  const { t: tAnalyser } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const ofReaders = card && readersSentence(t, card);
  const ofWord = card && [
    t('announce', {
      word: card.word,
      level: card.isTerm ? t('term') : tGrading(`level.${card.level}`),
    }),
    ...(ofReaders ? [ofReaders] : []),
    ...card.notes.map((note) => noteSentence(tAnalyser, card.word, note)),
    ...(plainer.length > 0
      ? [`${t('plainer.title')}: ${new Intl.ListFormat(i18n.language).format(plainer)}`]
      : []),
  ];
  const ofExchange =
    exchanged && t(exchanged.isUndone ? 'exchanged.undone' : 'exchanged.says', { ...exchanged });
  return (
    <VisuallyHidden>
      <output>{ofExchange ?? ofWord?.join('. ') ?? ''}</output>
    </VisuallyHidden>
  );
}
