import { lazy } from 'react';

import { fetchPart } from '../../../platform/fetch-part.ts';

/** Fetches the card of a word, as soon as there are words. */
export const openCard = () => fetchPart(() => import('./live-word-card.tsx'));

/** The card of the word that is pointed at; comes when there are words. */
export const LiveWordCard = lazy(async () => ({ default: (await openCard()).LiveWordCard }));
