import { loadTexts } from '../../../platform/language/i18n.ts';
import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';

export const loadWordCard = async () => {
  const [card] = await Promise.all([
    import('./live-word-card.tsx').then((part) => part.LiveWordCard),
    loadTexts('word-card'),
  ]);
  return card;
};

export const LiveWordCard = lazyWithRetry(loadWordCard);
