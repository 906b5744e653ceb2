import type { FastifyRequest } from 'fastify';

import { Failure } from '../../http/index.ts';
import type { Outside } from '../../outside/index.ts';
import { requireUser } from '../accounts/sessions/require-user.ts';

/**
 * Who is asking, when OPERATORS names them: their address is proved to be theirs, and they have shown a second factor, or
 * who they are in the last quarter of an hour. To everybody else there is nothing here.
 */
export async function requireOperator(
  request: FastifyRequest,
  { config, store }: Pick<Outside, 'config' | 'store'>,
): Promise<NonNullable<FastifyRequest['visitor']>> {
  const visitor = requireUser(request);
  const isNamed = config.OPERATORS.includes(visitor.email.toLowerCase());
  if (!isNamed || !(await store.identities.isProved(visitor.id, visitor.email)))
    throw new Failure('not-found');
  if (!visitor.isSure) throw new Failure('proof-needed');
  return visitor;
}
