import type { FastifyRequest } from 'fastify';

import { isStoreAway } from '../../store/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    isStoreAway: boolean;
  }
  interface FastifyContextConfig {
    /** Answers while the database is unavailable, too: the caller then counts as a guest and nothing is saved. */
    readonly worksWithoutStore?: boolean;
  }
}

export type DatabaseRequest = Pick<FastifyRequest, 'isStoreAway' | 'log'>;

/**
 * Runs `ask`, or returns `instead` while the database is unavailable. After one failure the request does not ask
 * again.
 */
export async function withoutDatabase<Answer, Instead>(
  request: DatabaseRequest,
  ask: () => Promise<Answer>,
  instead: Instead,
): Promise<Answer | Instead> {
  if (request.isStoreAway) return instead;
  try {
    return await ask();
  } catch (error) {
    if (!isStoreAway(error)) throw error;
    request.log.error({ err: error }, 'went on without the store');
    request.isStoreAway = true;
    return instead;
  }
}
