import type { FastifyRequest } from 'fastify';

import { isStoreAway } from '../../store/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the store failed this call, which goes on without it. */
    isStoreAway: boolean;
  }
  interface FastifyContextConfig {
    /** The call does its work also when the store is away and nobody can be recognised: as for a guest, keeping nothing. */
    readonly worksWithoutStore?: boolean;
  }
}

/** A call as far as it can go on without the store. */
export type DatabaseRequest = Pick<FastifyRequest, 'isStoreAway' | 'log'>;

/** What the store says; while it is away, something else. Whoever waits does so once: then this call leaves it alone. */
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
