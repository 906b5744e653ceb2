import type { FastifyRequest } from 'fastify';

import type { OneTimeLink, User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { readEmailOptions, queueNoticeEmail } from '../email/queue-email.ts';
import { normalisePassword } from '../passwords/password-rules.ts';
import { bearerToken } from '../sessions/authenticate.ts';
import { requireFullSession } from '../sessions/require-session.ts';
import { refuseDisabled } from '../sessions/start-session.ts';
import { registrationIdOf } from './registration-id.ts';

/**
 * Confirms the address a one-time link was sent to and returns its account. An unconfirmed account is replaced: by the
 * link's own registration after a sign-up link, by one without a password after a recovery link. A recovery link to an
 * account whose address nobody ever verified removes every other way into it; a change of address takes effect.
 */
export async function confirmEmail(
  context: AccountContext,
  request: FastifyRequest,
  { purpose, email, registration }: OneTimeLink,
  user: User,
): Promise<User> {
  const { users } = context.store;
  if (purpose === 'email_change') {
    if (email === null || !(await users.changeEmail(user.id, email)))
      throw new GoTrueError('email_exists');
    const emailOptions = readEmailOptions(request);
    context.inBackground(request.log, () =>
      queueNoticeEmail(context, emailOptions, 'address-changed', user.email),
    );
    return { ...user, email };
  }
  // The address has changed since, so the letter went to another mailbox.
  if ((email ?? user.email) !== user.email) throw new GoTrueError('otp_expired');
  if (purpose === 'recovery' && user.emailConfirmedAt !== null) {
    await users.claim(user.id);
    return user;
  }
  if (purpose === 'signup' && registration === undefined) throw new GoTrueError('otp_expired');
  refuseDisabled(user);
  const owner = await users.register({
    email: user.email,
    passwordHash: registration?.passwordHash ?? '',
    isConfirmed: true,
    isProved: true,
    demographics: registration?.details ?? {},
  });
  if (owner === null) throw new GoTrueError('otp_expired');
  return owner;
}

export interface Ownership {
  readonly password?: string | undefined;
  readonly registration?: string | undefined;
}

/**
 * Returns the hash of the link to spend. Strangers can order letters, so a sign-up link needs the password or id of a
 * registration that waits for its address, and a change of address a session or the password of the account. Throws
 * `invalid_credentials`.
 */
export async function findOwnLink(
  context: AccountContext,
  request: FastifyRequest,
  { hash, purpose }: { readonly hash: string; readonly purpose: OneTimeLink['purpose'] },
  { password, registration }: Ownership,
): Promise<string> {
  const { links, users } = context.store;
  if (purpose === 'signup') {
    if (password !== undefined) return findLinkByPassword(context, hash, password);
    const [waiting] = await links.waitingBeside(hash);
    if (waiting !== undefined && registrationIdOf(waiting.passwordHash) !== registration)
      throw new GoTrueError('invalid_credentials');
  }
  if (purpose === 'email_change') {
    const holderId = await links.holderOf(hash, purpose);
    const holder = holderId === null ? null : await users.byId(holderId);
    if (holder !== null && !(await isHeldBy(context, request, holder, hash, password)))
      throw new GoTrueError('invalid_credentials');
  }
  return hash;
}

async function isHeldBy(
  context: AccountContext,
  request: FastifyRequest,
  holder: User,
  hash: string,
  password: string | undefined,
): Promise<boolean> {
  if (password !== undefined) {
    const attempt = await context.attempts.session(hash);
    const isRight = await context.passwords.isRight(
      normalisePassword(password),
      holder.passwordHash,
    );
    if (isRight) await attempt.wasRight();
    return isRight;
  }
  if (bearerToken(request) === null) return false;
  return (await requireFullSession(context, request)).user.id === holder.id;
}

/**
 * Finds the sign-up link whose registration has this password, among all waiting for the same address: strangers may
 * have registered it too. Throws `invalid_credentials`.
 */
async function findLinkByPassword(
  { attempts, passwords, store }: AccountContext,
  hash: string,
  password: string,
): Promise<string> {
  const attempt = await attempts.session(hash);
  const typed = normalisePassword(password);
  for (const waiting of await store.links.waitingBeside(hash))
    if (await passwords.isRight(typed, waiting.passwordHash)) {
      await attempt.wasRight();
      return waiting.hash;
    }
  throw new GoTrueError('invalid_credentials');
}
