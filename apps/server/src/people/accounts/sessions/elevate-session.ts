import type { Session, User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { hashToken, newToken } from './tokens-and-recovery-codes.ts';
import { amrEntry, sessionReply } from './start-session.ts';

/** Replaces the tokens of a session after its second factor was shown by `method`, and returns the reply with them. */
export async function elevateSession(
  context: AccountContext,
  { session, user }: { readonly session: Session; readonly user: User },
  method: string,
) {
  const token = newToken();
  // A user with a working second factor has not lost it.
  await context.store.factors.callOffReset(user.id);
  const raised = await context.store.sessions.raise(
    session,
    amrEntry(method, context.now),
    hashToken(token),
  );
  return sessionReply(context, raised, user, token);
}
