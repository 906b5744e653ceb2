import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';

export const loadResultActions = () => import('./result-actions.tsx');

export const ResultActions = lazyWithRetry(async () => (await loadResultActions()).ResultActions);
