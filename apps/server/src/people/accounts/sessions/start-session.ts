import type { FastifyRequest } from 'fastify';

import { type Proof, type Session, SignInRefused, type User } from '../../../store/index.ts';
import { accessTokenSeconds } from './access-tokens.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { deviceName } from './device-name.ts';
import { readEmailOptions, queueNoticeEmail } from '../email/queue-email.ts';
import { hashToken, newToken } from './secret-tokens.ts';
import { userReply } from '../gotrue/user-reply.ts';

/** A session as auth-js keeps it. */
export async function sessionReply(
  { store, tokens }: AccountContext,
  session: Session,
  user: User,
  refreshToken: string,
) {
  const { token, expiresAt } = await tokens.sign({ session, user });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userReply(user, await store.factors.list(user.id)),
  };
}

/** A proof given now, or at an earlier time that is known, in seconds since 1970. */
export const amrEntry = (method: string, now: () => Date, at: number | null = null): Proof => {
  const present = Math.floor(now().getTime() / 1000);
  return { method, timestamp: Math.min(at ?? present, present) };
};

/** Refuses whom an operator keeps out. Only to be asked of somebody who has proved who they are. */
export function refuseDisabled({ disabledAt }: User): void {
  if (disabledAt !== null) throw new GoTrueError('user_banned');
}

/** Signs a person in on a new device. Factors they gave up go first, when their time has come. */
export async function startSession(
  context: AccountContext,
  request: FastifyRequest,
  user: User,
  method: string,
  provedAt: number | null = null,
) {
  refuseDisabled(user);
  const token = newToken();
  if (await context.store.factors.resetWhenDue(user.id)) {
    const emailOptions = readEmailOptions(request);
    context.inBackground(request.log, () =>
      queueNoticeEmail(context, emailOptions, 'factor-removed', user.email),
    );
  }
  const session = await context.store.sessions
    .begin(
      {
        userId: user.id,
        aal: 'aal1',
        amr: [amrEntry(method, context.now, provedAt)],
        device: deviceName(request.headers['user-agent']),
      },
      hashToken(token),
    )
    .catch((error: unknown) => {
      // Somebody was shut out, or went, between the proof and the session.
      throw error instanceof SignInRefused ? new GoTrueError('user_banned') : error;
    });
  const requireUser = (await context.store.users.byId(user.id)) ?? user;
  return sessionReply(context, session, requireUser, token);
}

/** Gives a session its second level after another proof. */
export async function elevateSession(
  context: AccountContext,
  { session, user }: { readonly session: Session; readonly user: User },
  method: string,
) {
  const token = newToken();
  // Who can show a code has lost nothing.
  await context.store.factors.callOffReset(user.id);
  const raised = await context.store.sessions.raise(
    session,
    amrEntry(method, context.now),
    hashToken(token),
  );
  return sessionReply(context, raised, user, token);
}
