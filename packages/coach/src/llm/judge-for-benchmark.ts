import { randomBytes } from 'node:crypto';

import type { RubricRequest } from '@vernacular/exercises';

import { openEndpoint, type Address } from './calls/openai-compatible-client.ts';
import { judge, type Written } from './replies/filter-by-judge.ts';
import type { Prompts } from './prompts/read-prompts.ts';

/** Returns a function that keeps the comments a model approves. `limit` makes the time limit of each call. */
export function openJudge(
  address: Address,
  prompts: Prompts,
  limit: () => AbortSignal,
): (request: RubricRequest, written: Written) => Promise<Written> {
  const endpoint = openEndpoint(address);
  return (request, written) =>
    judge(request, written, {
      ask: async (prompt) => (await endpoint.complete(prompt, limit())).text,
      mark: randomBytes(6).toString('hex'),
      prompts,
    });
}
