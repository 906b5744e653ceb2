import type { FastifyRequest } from 'fastify';

import type { OneTimeLink, User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { readEmailOptions, queueNoticeEmail } from '../email/queue-email.ts';
import { normalisePassword } from '../passwords/password-rules.ts';
import { refuseDisabled } from '../sessions/start-session.ts';

/**
 * Makes whoever opened the link of a letter the owner of the address it was sent to, and returns their account.
 * What was never confirmed there ends: a sign-up link leaves its own registration alone, a recovery link no password at all.
 * A confirmed account keeps its password until a recovery link's session chooses another.
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
  // A letter that was on its way while the address changed went to somebody else's mailbox.
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
 * The sign-up link of the registration that has this password, among those that wait for the same address:
 * strangers may have registered it too, so that the letter at hand need not be that of the person who opens it.
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
