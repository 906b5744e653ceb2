import { loadTexts } from '../../../platform/language/i18n.ts';
import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';

/** Fetches the card of a word, as soon as there are words. */
export const openCard = async () => {
  const [card] = await Promise.all([
    import('./live-word-card.tsx').then((part) => part.LiveWordCard),
    loadTexts('word-card'),
  ]);
  return card;
};

/** The card of the word that is pointed at; comes when there are words. */
export const LiveWordCard = lazyWithRetry(openCard);
