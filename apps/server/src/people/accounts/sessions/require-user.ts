import type { FastifyRequest } from 'fastify';

import { Failure } from '../../../http/index.ts';

export function requireUser({ visitor }: FastifyRequest): NonNullable<FastifyRequest['visitor']> {
  if (visitor === null) throw new Failure('signed-out', 'Please sign in first.');
  return visitor;
}
