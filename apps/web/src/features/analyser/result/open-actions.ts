import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';

export const openActions = () => import('./result-actions.tsx');

export const ResultActions = lazyWithRetry(async () => (await openActions()).ResultActions);
