import { randomBytes } from 'node:crypto';

import type { RubricRequest } from '@vernacular/exercises';

import { openEndpoint, type Address } from './calls/endpoint.ts';
import { judge, type Written } from './replies/judge.ts';
import type { Prompts } from './prompts/read-prompts.ts';

/** Opens a model as a judge of comments from any source, to measure how well it judges; returns what passes. */
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
