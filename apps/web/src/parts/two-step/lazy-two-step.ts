import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';

export const TwoStep = lazyWithRetry(async () => (await import('./two-step.tsx')).TwoStep);
