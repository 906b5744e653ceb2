import { lazy } from 'react';

import { fetchPart } from '../../../platform/fetch-part.ts';
import { loadTexts } from '../../../platform/i18n.ts';

/** Fetches the card of a word, as soon as there are words. */
export const openCard = async () => {
  const [card] = await Promise.all([
    fetchPart(() => import('./live-word-card.tsx')),
    loadTexts('word-card'),
  ]);
  return card;
};

/** The card of the word that is pointed at; comes when there are words. */
export const LiveWordCard = lazy(async () => ({ default: (await openCard()).LiveWordCard }));
