import { lazy } from 'react';

import { fetchPart } from '../../../platform/fetch-part.ts';

/** Fetches what can be done with a result, as soon as there is something to grade. */
export const openFoot = () => fetchPart(() => import('./result-foot.tsx'));

/** What can be done with a result; comes when it is needed. */
export const ResultFoot = lazy(async () => ({ default: (await openFoot()).ResultFoot }));
