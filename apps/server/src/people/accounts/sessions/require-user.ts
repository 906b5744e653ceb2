import type { FastifyRequest } from 'fastify';

import { Failure } from '../../../http/index.ts';

/** The signed-in user; throws `signed-out` for a guest. */
export function requireUser({ visitor }: FastifyRequest): NonNullable<FastifyRequest['visitor']> {
  if (visitor === null) throw new Failure('signed-out', 'Please sign in first.');
  return visitor;
}
