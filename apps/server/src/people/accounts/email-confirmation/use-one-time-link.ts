import type { FastifyRequest } from 'fastify';

import type { OneTimeLink, User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { sendNotice } from '../email/queue-email.ts';
import { hashNewPassword, normalisePassword } from '../passwords/password-rules.ts';
import { bearerToken } from '../sessions/authenticate-requests.ts';
import { requireFullSession } from '../sessions/require-session.ts';
import { refuseDisabled } from '../sessions/start-session.ts';
import { registrationIdOf } from './registration-id.ts';

/**
 * Does what a one-time link, already taken from the store, is for: registers an account, changes its address, or sets
 * `passwordHash` (recovery), and tells the owner by e-mail. Returns the account, whose address is then proved. Throws
 * `email_exists`, `otp_expired` and `user_banned`.
 */
export async function confirmEmail(
  context: AccountContext,
  request: FastifyRequest,
  { purpose, email, registration }: OneTimeLink,
  user: User,
  passwordHash: string,
): Promise<User> {
  const { users } = context.store;
  if (purpose === 'email_change') {
    if (email === null || !(await users.changeEmail(user.id, email)))
      throw new GoTrueError('email_exists');
    await sendNotice(context, request, 'address-changed', user.email);
    return { ...user, email };
  }
  // The address has changed since, so the letter went to another mailbox.
  if ((email ?? user.email) !== user.email) throw new GoTrueError('otp_expired');
  refuseDisabled(user);
  if (purpose === 'recovery' && user.emailConfirmedAt !== null) {
    const { isFirstProof } = await users.recover(user.id, passwordHash);
    const kind = isFirstProof ? 'address-proved' : 'password-changed';
    await sendNotice(context, request, kind, user.email);
    return { ...user, passwordHash };
  }
  if (purpose === 'signup' && registration === undefined) throw new GoTrueError('otp_expired');
  // Removes the account that nobody confirmed, with all that a stranger may have left in it.
  const owner = await users.register({
    email: user.email,
    passwordHash: registration?.passwordHash ?? passwordHash,
    isConfirmed: true,
    isProved: true,
    demographics: registration?.details ?? {},
  });
  if (owner === null) throw new GoTrueError('otp_expired');
  return owner;
}

/**
 * Checks and hashes the new password that comes with a recovery link; an empty string for other links. Call it before
 * the link is taken, so that a refused password does not use the link up. Throws `otp_expired`, `validation_failed`,
 * `weak_password` and `same_password`.
 */
export async function hashChosenPassword(
  context: AccountContext,
  sent: Sent,
  password: string | undefined,
): Promise<string> {
  if (sent.purpose !== 'recovery') return '';
  const holder = await holderOf(context, sent);
  if (holder === null) throw new GoTrueError('otp_expired');
  if (!password)
    throw new GoTrueError('validation_failed', {
      sentence: 'A link for a forgotten password needs the new password with it.',
    });
  return hashNewPassword(context, password, holder);
}

interface Sent {
  readonly hash: string;
  readonly purpose: OneTimeLink['purpose'];
}

interface Ownership {
  readonly password?: string | undefined;
  readonly registration?: string | undefined;
}

async function holderOf({ store }: AccountContext, { hash, purpose }: Sent): Promise<User | null> {
  const id = await store.links.holderOf(hash, purpose);
  return id === null ? null : store.users.byId(id);
}

/**
 * Returns the hash of the link to use up. A stranger can have links sent to an address, so a sign-up link also needs
 * the password or the id of a registration of that address, and a change of address needs a session or the password of
 * the account. Throws `invalid_credentials` and `otp_expired`.
 */
export async function findOwnLink(
  context: AccountContext,
  request: FastifyRequest,
  sent: Sent,
  { password, registration }: Ownership,
): Promise<string> {
  const { hash, purpose } = sent;
  if (purpose === 'signup') {
    if (password !== undefined) return findLinkByPassword(context, hash, password);
    const [waiting] = await context.store.links.waitingBeside(hash);
    if (waiting !== undefined && registrationIdOf(waiting.passwordHash) !== registration)
      throw new GoTrueError('invalid_credentials');
  }
  if (purpose === 'email_change') {
    const holder = await holderOf(context, sent);
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
 * have registered it too. Throws `otp_expired` and `invalid_credentials`.
 */
async function findLinkByPassword(
  { attempts, passwords, store }: AccountContext,
  hash: string,
  password: string,
): Promise<string> {
  const registrations = await store.links.waitingBeside(hash);
  // The link was used, or is too old: another password would not help.
  if (registrations.length === 0) throw new GoTrueError('otp_expired');
  const attempt = await attempts.session(hash);
  const typed = normalisePassword(password);
  for (const waiting of registrations)
    if (await passwords.isRight(typed, waiting.passwordHash)) {
      await attempt.wasRight();
      return waiting.hash;
    }
  throw new GoTrueError('invalid_credentials');
}
