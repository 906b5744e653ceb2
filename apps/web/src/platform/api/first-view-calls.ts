import type * as contract from '@vernacular/contract';

import type { ReplyCheck } from './api.ts';

type Call = { readonly path: string; readonly reply: ReplyCheck<unknown> };

/** A call as the contract types it, its answer taken as it comes. */
const agreed = <Agreed extends Call>(path: Agreed['path']) => ({
  path,
  reply: { parse: (value: unknown) => value as ReturnType<Agreed['reply']['parse']> },
});

// What every first view asks for. The schemas that would check these three answers of our own server
// weigh more than the answers, so they are left to the screens that send and get more.
export const siteCall = agreed<typeof contract.siteCall>('/api/site');
export const visitsCall = agreed<typeof contract.visitsCall>('/GetVisits');
export const dictionariesCall = agreed<typeof contract.dictionariesCall>('/api/dictionaries');
