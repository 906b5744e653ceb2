import type { FastifyRequest } from 'fastify';

import { readerLanguage } from '../../../http/index.ts';
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
import { deviceName } from './device-name.ts';
import { sendNotice } from '../email/queue-email.ts';
import { formatMoment } from '../email/render-email.ts';
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

/** Throws `user_banned`. Call it only after authentication, so that a stranger learns nothing about the account. */
export function refuseDisabled({ disabledAt }: User): void {
  if (disabledAt !== null) throw new GoTrueError('user_banned');
}

/** As `refuseDisabled`; throws `email_not_confirmed` too, where this site confirms addresses. */
export function refuseUnconfirmed({ confirmsEmail }: AccountContext, user: User): void {
  refuseDisabled(user);
  if (confirmsEmail && user.emailConfirmedAt === null) throw new GoTrueError('email_not_confirmed');
}

/** Tells a person by e-mail of a sign-in on a device that is not known, except of the first sign-in. */
export async function sendNewDeviceEmail(
  context: AccountContext,
  request: FastifyRequest,
  user: User,
  provedAt?: string | null,
): Promise<void> {
  if (user.lastSignInAt === null) return;
  if ((await context.devices.find(request, user.id, provedAt)) !== null) return;
  await sendNotice(context, request, 'new-device', user.email, {
    device: deviceName(request.headers['user-agent']) ?? '?',
    when: formatMoment(readerLanguage(request), context.now()),
  });
}

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
    await sendNotice(context, request, 'factor-removed', user.email);
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
