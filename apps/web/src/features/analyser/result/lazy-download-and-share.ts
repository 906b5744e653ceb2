import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';

export const loadResultActions = () => import('./download-and-share.tsx');

export const ResultActions = lazyWithRetry(async () => (await loadResultActions()).ResultActions);
