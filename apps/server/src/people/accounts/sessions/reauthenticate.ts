import type { OpenSession } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { normalisePassword } from '../passwords/password-rules.ts';

const freshSeconds = 15 * 60;

/** Whether a person proved who they are in the last quarter of an hour, by any of these ways or by whichever. */
export function isRecentlyAuthenticated(
  { amr }: OpenSession['session'],
  now: () => Date,
  ...ways: readonly string[]
): boolean {
  const since = now().getTime() / 1000 - freshSeconds;
  return amr.some(
    ({ method, timestamp }) => timestamp >= since && (ways.length === 0 || ways.includes(method)),
  );
}

/**
 * Makes sure that it is the owner who is about to change an account, not somebody at an unlocked screen:
 * by the current password, or by a recovery link opened in the last quarter of an hour; where there is no password,
 * by any sign-in since then.
 */
export async function reauthenticate(
  { attempts, passwords, now }: AccountContext,
  { user, session }: OpenSession,
  currentPassword: string | undefined,
  options: { readonly acceptsRecovery: boolean },
): Promise<void> {
  if (options.acceptsRecovery && isRecentlyAuthenticated(session, now, 'recovery')) return;
  // Whoever has no password shows who they are at their provider, or by a letter.
  if (user.passwordHash === '' && isRecentlyAuthenticated(session, now)) return;
  if (!currentPassword) throw new GoTrueError('current_password_required');
  const attempt = await attempts.session(session.id);
  if (!(await passwords.isRight(normalisePassword(currentPassword), user.passwordHash)))
    throw new GoTrueError('invalid_credentials');
  await attempt.wasRight();
}
