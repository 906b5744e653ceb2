import type { FastifyRequest } from 'fastify';

import type { OpenSession } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { isRecentlyAuthenticated } from './reauthenticate.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { bearerToken } from './authenticate-requests.ts';

/** The open session of an access token, or why there is none. */
export async function sessionOf(
  { tokens, store }: Pick<AccountContext, 'tokens' | 'store'>,
  token: string,
): Promise<OpenSession | 'bad_jwt' | 'session_not_found'> {
  const claims = await tokens.read(token);
  if (claims === null) return 'bad_jwt';
  const open = await store.sessions.find(claims.sessionId);
  return open !== null && open.user.id === claims.userId ? open : 'session_not_found';
}

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

/** Whether the session must still show a second factor, also when the account has none yet and must have one. */
export const needsSecondFactor = (
  { mustHaveFactor }: Pick<AccountContext, 'mustHaveFactor'>,
  { hasFactor, session, user }: OpenSession,
): boolean => session.aal !== 'aal2' && (hasFactor || mustHaveFactor(user));

/** `mayEnrol` also accepts a user without a second factor, who may then set one up. */
interface Needs {
  readonly mayEnrol?: boolean;
}

export async function requireFullSession(
  context: AccountContext,
  request: FastifyRequest,
  { mayEnrol = false }: Needs = {},
): Promise<OpenSession> {
  const open = await requireSession(context, request);
  const isEnrolling = mayEnrol && !open.hasFactor;
  if (needsSecondFactor(context, open) && !isEnrolling) throw new GoTrueError('insufficient_aal');
  return open;
}

/** Requires a second factor where the account has one, and authentication within the last 15 minutes. */
export async function requireRecentSession(
  context: AccountContext,
  request: FastifyRequest,
  needs: Needs = {},
): Promise<OpenSession> {
  const open = await requireFullSession(context, request, needs);
  if (!isRecentlyAuthenticated(open.session, context.now))
    throw new GoTrueError('reauthentication_needed');
  return open;
}
