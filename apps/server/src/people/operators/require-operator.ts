import type { FastifyRequest } from 'fastify';

import { Failure } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { requireUser } from '../accounts/sessions/authenticate-requests.ts';

/**
 * The caller, if OPERATORS lists their proved address and they authenticated recently or with a second factor. Throws
 * `signed-out` for guests, `not-found` for other users, `proof-needed` for operators without recent authentication.
 */
export async function requireOperator(
  request: FastifyRequest,
  { config, store }: Pick<Dependencies, 'config' | 'store'>,
): Promise<NonNullable<FastifyRequest['visitor']>> {
  const visitor = requireUser(request);
  const isNamed = config.OPERATORS.includes(visitor.email.toLowerCase());
  if (!isNamed || !(await store.identities.isProved(visitor.id, visitor.email)))
    throw new Failure('not-found');
  if (!visitor.isSure) throw new Failure('proof-needed');
  return visitor;
}
