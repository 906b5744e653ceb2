import type * as contract from '@vernacular/contract';

import type { ReplyCheck } from './api.ts';

type Call = { readonly path: string; readonly reply: ReplyCheck<unknown> };

/** A call with the contract's types and no validation. */
const agreed = <Agreed extends Call>(path: Agreed['path']) => ({
  path,
  reply: { parse: (value: unknown) => value as ReturnType<Agreed['reply']['parse']> },
});

// Every first view makes these calls. Their zod schemas would weigh more than the answers, so they are not loaded.
export const siteCall = agreed<typeof contract.siteCall>('/api/site');
export const visitsCall = agreed<typeof contract.visitsCall>('/GetVisits');
export const dictionariesCall = agreed<typeof contract.dictionariesCall>('/api/dictionaries');
