import type { FastifyRequest } from 'fastify';

import type { OpenSession } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { normalisePassword } from '../passwords/password-rules.ts';
import { type Authenticate, bearerToken } from './authenticate-requests.ts';

const freshSeconds = 15 * 60;

/** Whether a sign-in of the session, by one of these `ways` if any are named, is under 15 minutes old. */
export function isRecentlyAuthenticated(
  { amr }: Pick<OpenSession['session'], 'amr'>,
  now: () => Date,
  ...ways: readonly string[]
): boolean {
  const since = now().getTime() / 1000 - freshSeconds;
  return amr.some(
    ({ method, timestamp }) => timestamp >= since && (ways.length === 0 || ways.includes(method)),
  );
}

/** The open session of an access token, or why there is none. */
async function sessionOf(
  { tokens, store }: Pick<AccountContext, 'tokens' | 'store'>,
  token: string,
): Promise<OpenSession | 'bad_jwt' | 'session_not_found'> {
  const claims = await tokens.read(token);
  if (claims === null) return 'bad_jwt';
  const open = await store.sessions.find(claims.sessionId);
  return open !== null && open.user.id === claims.userId ? open : 'session_not_found';
}

/**
 * The open session of a request, even before its second factor was shown. Throws `no_authorization`, `bad_jwt` and
 * `session_not_found`.
 */
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

/** As `requireSession`; throws `insufficient_aal`, too, when the session must still show a second factor. */
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

/**
 * As `requireFullSession`; throws `reauthentication_needed`, too, unless the user authenticated within the last 15
 * minutes.
 */
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

/** Confirms the owner by the current password; where there is none, by a sign-in under 15 minutes old. */
export async function reauthenticate(
  { attempts, passwords, now }: AccountContext,
  { user, session }: OpenSession,
  currentPassword: string | undefined,
): Promise<void> {
  // Accounts without a password sign in by a provider.
  if (user.passwordHash === '' && isRecentlyAuthenticated(session, now)) return;
  if (!currentPassword) throw new GoTrueError('current_password_required');
  const attempt = await attempts.session(session.id);
  if (!(await passwords.isRight(normalisePassword(currentPassword), user.passwordHash)))
    throw new GoTrueError('invalid_credentials');
  await attempt.wasRight();
}

/** Authenticates access tokens of our own account service; null for a token without an open session. */
export const authenticateLocal =
  (context: Pick<AccountContext, 'tokens' | 'store' | 'now' | 'mustHaveFactor'>): Authenticate =>
  async (token) => {
    const open = await sessionOf(context, token);
    if (typeof open === 'string') return null;
    const isRecent = isRecentlyAuthenticated(open.session, context.now);
    return {
      id: open.user.id,
      email: open.user.email,
      isComplete: !needsSecondFactor(context, open),
      isRecent,
      isSure: open.hasFactor || isRecent,
      keepsWork: open.keepsWork,
    };
  };
