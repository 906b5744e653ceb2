import { loadTexts } from '../../../platform/i18n.ts';
import { later } from '../../../parts/later/later.tsx';

/** Fetches the card of a word, as soon as there are words. */
export const openCard = async () => {
  const [card] = await Promise.all([
    import('./live-word-card.tsx').then((part) => part.LiveWordCard),
    loadTexts('word-card'),
  ]);
  return card;
};

/** The card of the word that is pointed at; comes when there are words. */
export const LiveWordCard = later(openCard);
