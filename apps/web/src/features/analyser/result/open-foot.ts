import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';

export const openFoot = () => import('./result-foot.tsx');

export const ResultFoot = lazyWithRetry(async () => (await openFoot()).ResultFoot);
