import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Replacement } from '../screen-state.ts';
import type { WordOnCard } from './word-card.tsx';
import { noteSentence, readersSentence } from './word-sentences.ts';

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
