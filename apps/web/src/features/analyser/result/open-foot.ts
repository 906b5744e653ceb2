import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';

/** Fetches what can be done with a result, as soon as there is something to grade. */
export const openFoot = () => import('./result-foot.tsx');

/** What can be done with a result; comes when it is needed. */
export const ResultFoot = lazyWithRetry(async () => (await openFoot()).ResultFoot);
