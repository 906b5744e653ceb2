import type { FastifyRequest } from 'fastify';

import {
  type Factor,
  type Proof,
  type Session,
  SignInRefused,
  type User,
} from '../../../store/index.ts';
import { accessTokenSeconds } from './access-tokens.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { refuseDisabled } from './refuse-disabled-or-unconfirmed.ts';
import { deviceName } from './device-name.ts';
import { readEmailOptions, queueNoticeEmail } from '../email/queue-email.ts';
import { hashToken, newToken } from './tokens-and-recovery-codes.ts';
import { userReply } from '../gotrue/user-reply.ts';

export async function sessionReply(
  context: AccountContext,
  session: Session,
  user: User,
  refreshToken: string,
  factors: Promise<readonly Factor[]> = context.store.factors.list(user.id),
) {
  const listed = await factors;
  const { token, expiresAt } = await context.tokens.sign({ session, user });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userReply(context, user, listed),
  };
}

/** A sign-in method as a session records it. `at` is an earlier time, in seconds since 1970. */
export const amrEntry = (method: string, now: () => Date, at: number | null = null): Proof => {
  const present = Math.floor(now().getTime() / 1000);
  return { method, timestamp: Math.min(at ?? present, present) };
};

interface SessionStart {
  /** An earlier time of the proof, in seconds since 1970. */
  readonly provedAt?: number | null;
  /** False where it is known that no removal of second factors was ordered. */
  readonly mayHaveReset?: boolean;
}

/**
 * Starts a session and returns the reply with its tokens. A removal of second factors that is due happens first. A
 * passkey counts as two factors, the device and its PIN or finger, and its use cancels such a removal. Throws
 * `user_banned`.
 */
export async function startSession(
  context: AccountContext,
  request: FastifyRequest,
  user: User,
  method: string,
  { provedAt = null, mayHaveReset = true }: SessionStart = {},
) {
  refuseDisabled(user);
  const isComplete = method === 'webauthn';
  if (isComplete) await context.store.factors.callOffReset(user.id);
  const token = newToken();
  if (mayHaveReset && (await context.store.factors.resetWhenDue(user.id))) {
    const emailOptions = readEmailOptions(request);
    await context.inBackground(request.log, () =>
      queueNoticeEmail(context, emailOptions, 'factor-removed', user.email),
    );
  }
  const factors = context.store.factors.list(user.id);
  factors.catch(() => undefined);
  const { session, user: present } = await context.store.sessions
    .begin(
      {
        userId: user.id,
        aal: isComplete ? 'aal2' : 'aal1',
        amr: [amrEntry(method, context.now, provedAt)],
        device: deviceName(request.headers['user-agent']),
      },
      hashToken(token),
    )
    .catch((error: unknown) => {
      throw error instanceof SignInRefused ? new GoTrueError('user_banned') : error;
    });
  return sessionReply(context, session, present, token, factors);
}
