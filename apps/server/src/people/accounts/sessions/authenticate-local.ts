import type { AccountContext } from '../account-context.ts';
import type { Authenticate } from './authenticate-requests.ts';
import { isRecentlyAuthenticated } from './reauthenticate.ts';
import { needsSecondFactor, sessionOf } from './require-session.ts';

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
