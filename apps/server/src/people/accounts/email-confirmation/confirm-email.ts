import type { FastifyRequest } from 'fastify';

import type { OneTimeLink, User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { readEmailOptions, queueNoticeEmail } from '../email/queue-email.ts';
import { normalisePassword } from '../passwords/password-rules.ts';
import { refuseDisabled } from '../sessions/start-session.ts';

/**
 * Confirms the address a one-time link was sent to and returns its account. An unconfirmed account is replaced: by the
 * link's own registration after a sign-up link, by one without a password after a recovery link. A recovery link
 * leaves a confirmed account as it is; a change of address takes effect.
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
  if (purpose === 'recovery' && user.emailConfirmedAt !== null) return user;
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

/**
 * Finds the sign-up link whose registration has this password, among all waiting for the same address: strangers may
 * have registered it too. Throws `invalid_credentials`.
 */
export async function findLinkByPassword(
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
