import type { FastifyRequest } from 'fastify';

import type { OpenSession } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { isRecentlyAuthenticated } from './reauthenticate.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { bearerToken, type Authenticate } from './authenticate.ts';

/** The session an access token is of; why not, when it is of none. */
async function sessionOf(
  { tokens, store }: Pick<AccountContext, 'tokens' | 'store'>,
  token: string,
): Promise<OpenSession | 'bad_jwt' | 'session_not_found'> {
  const claims = await tokens.read(token);
  if (claims === null) return 'bad_jwt';
  const open = await store.sessions.find(claims.sessionId);
  return open !== null && open.user.id === claims.userId ? open : 'session_not_found';
}

/** The session of a request; throws 401 without a good token. */
export async function requireSession(
  context: AccountContext,
  request: FastifyRequest,
): Promise<OpenSession> {
  const token = bearerToken(request);
  if (token === null) throw new GoTrueError('no_authorization');
  const open = await sessionOf(context, token);
  if (typeof open === 'string') throw new GoTrueError(open);
  request.actor = open.user.id;
  return open;
}

/** Whether a person with a second factor has yet to show it. */
export const needsSecondFactor = ({ hasFactor, session }: OpenSession): boolean =>
  hasFactor && session.aal !== 'aal2';

/** The session of a request, whose second factor, if there is one, has been shown. */
export async function requireFullSession(
  context: AccountContext,
  request: FastifyRequest,
): Promise<OpenSession> {
  const open = await requireSession(context, request);
  if (needsSecondFactor(open)) throw new GoTrueError('insufficient_aal');
  return open;
}

/** The session of a request that may change how people sign in: whole, and opened or proven again in the last quarter of an hour. */
export async function requireRecentSession(
  context: AccountContext,
  request: FastifyRequest,
): Promise<OpenSession> {
  const open = await requireFullSession(context, request);
  if (!isRecentlyAuthenticated(open.session, context.now))
    throw new GoTrueError('reauthentication_needed');
  return open;
}

/** Recognises people by the access tokens this site gave them. */
export const authenticateLocal =
  (context: Pick<AccountContext, 'tokens' | 'store' | 'now'>): Authenticate =>
  async (token) => {
    const open = await sessionOf(context, token);
    if (typeof open === 'string') return null;
    const isSure = open.hasFactor || isRecentlyAuthenticated(open.session, context.now);
    return {
      id: open.user.id,
      email: open.user.email,
      isComplete: !needsSecondFactor(open),
      isSure,
    };
  };
