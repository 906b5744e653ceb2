import type { FastifyRequest } from 'fastify';

import { type Proof, type Session, SignInRefused, type User } from '../../store/index.ts';
import { accessTokenSeconds } from './access-tokens.ts';
import type { AccountMeans } from './account-means.ts';
import { GoTrueError } from './gotrue-error.ts';
import { deviceName } from './device-name.ts';
import { letterContext, sendNotice } from './order-letter.ts';
import { hashToken, newToken } from './secret-tokens.ts';
import { wireUser } from './wire-user.ts';

/** A session as auth-js keeps it. */
export async function wireSession(
  { store, tokens }: AccountMeans,
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
    user: wireUser(user, await store.factors.list(user.id)),
  };
}

/** A proof given now, or at an earlier time that is known, in seconds since 1970. */
export const proofBy = (method: string, now: () => Date, at: number | null = null): Proof => {
  const present = Math.floor(now().getTime() / 1000);
  return { method, timestamp: Math.min(at ?? present, present) };
};

/** Refuses whom an operator keeps out. Only to be asked of somebody who has proved who they are. */
export function refuseDisabled({ disabledAt }: User): void {
  if (disabledAt !== null) throw new GoTrueError('user_banned');
}

/** Signs a person in on a new device. Factors they gave up go first, when their time has come. */
export async function beginSession(
  means: AccountMeans,
  request: FastifyRequest,
  user: User,
  method: string,
  provedAt: number | null = null,
) {
  refuseDisabled(user);
  const token = newToken();
  if (await means.store.factors.resetWhenDue(user.id)) {
    const context = letterContext(request);
    means.afterwards(request.log, () => sendNotice(means, context, 'factor-removed', user.email));
  }
  const session = await means.store.sessions
    .begin(
      {
        userId: user.id,
        aal: 'aal1',
        amr: [proofBy(method, means.now, provedAt)],
        device: deviceName(request.headers['user-agent']),
      },
      hashToken(token),
    )
    .catch((error: unknown) => {
      // Somebody was shut out, or went, between the proof and the session.
      throw error instanceof SignInRefused ? new GoTrueError('user_banned') : error;
    });
  const signedIn = (await means.store.users.byId(user.id)) ?? user;
  return wireSession(means, session, signedIn, token);
}

/** Gives a session its second level after another proof. */
export async function raiseSession(
  means: AccountMeans,
  { session, user }: { readonly session: Session; readonly user: User },
  method: string,
) {
  const token = newToken();
  // Who can show a code has lost nothing.
  await means.store.factors.callOffReset(user.id);
  const raised = await means.store.sessions.raise(
    session,
    proofBy(method, means.now),
    hashToken(token),
  );
  return wireSession(means, raised, user, token);
}
