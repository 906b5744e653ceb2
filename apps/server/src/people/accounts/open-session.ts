import type { FastifyRequest } from 'fastify';

import type { OpenSession } from '../../store/index.ts';
import type { AccountMeans } from './account-means.ts';
import { isFresh } from './confirm-person.ts';
import { GoTrueError } from './gotrue-error.ts';
import { bearerOf, type Recognise } from './visitor.ts';

/** The session an access token is of; why not, when it is of none. */
async function sessionOf(
  { tokens, store }: Pick<AccountMeans, 'tokens' | 'store'>,
  token: string,
): Promise<OpenSession | 'bad_jwt' | 'session_not_found'> {
  const claims = await tokens.read(token);
  if (claims === null) return 'bad_jwt';
  const open = await store.sessions.find(claims.sessionId);
  return open !== null && open.user.id === claims.userId ? open : 'session_not_found';
}

/** The session of a request; throws 401 without a good token. */
export async function openSession(
  means: AccountMeans,
  request: FastifyRequest,
): Promise<OpenSession> {
  const token = bearerOf(request);
  if (token === null) throw new GoTrueError('no_authorization');
  const open = await sessionOf(means, token);
  if (typeof open === 'string') throw new GoTrueError(open);
  request.actor = open.user.id;
  return open;
}

/** Whether a person with a second factor has yet to show it. */
export const lacksFactor = ({ hasFactor, session }: OpenSession): boolean =>
  hasFactor && session.aal !== 'aal2';

/** The session of a request, whose second factor, if there is one, has been shown. */
export async function wholeSession(
  means: AccountMeans,
  request: FastifyRequest,
): Promise<OpenSession> {
  const open = await openSession(means, request);
  if (lacksFactor(open)) throw new GoTrueError('insufficient_aal');
  return open;
}

/** The session of a request that may change how people sign in: whole, and opened or proven again in the last quarter of an hour. */
export async function freshSession(
  means: AccountMeans,
  request: FastifyRequest,
): Promise<OpenSession> {
  const open = await wholeSession(means, request);
  if (!isFresh(open.session, means.now)) throw new GoTrueError('reauthentication_needed');
  return open;
}

/** Recognises people by the access tokens this site gave them. */
export const recogniseOwn =
  (means: Pick<AccountMeans, 'tokens' | 'store' | 'now'>): Recognise =>
  async (token) => {
    const open = await sessionOf(means, token);
    if (typeof open === 'string') return null;
    const isSure = open.hasFactor || isFresh(open.session, means.now);
    return { id: open.user.id, email: open.user.email, isWhole: !lacksFactor(open), isSure };
  };
