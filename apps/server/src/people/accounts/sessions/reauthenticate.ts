import type { OpenSession } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { normalisePassword } from '../passwords/password-rules.ts';

const freshSeconds = 15 * 60;

export function isRecentlyAuthenticated(
  { amr }: Pick<OpenSession['session'], 'amr'>,
  now: () => Date,
  ...ways: readonly string[]
): boolean {
  const since = now().getTime() / 1000 - freshSeconds;
  return amr.some(
    ({ method, timestamp }) => timestamp >= since && (ways.length === 0 || ways.includes(method)),
  );
}

/**
 * Confirms the owner before a change to the account: by the current password; without a password, by a sign-in under
 * 15 minutes old. Throws GoTrueError.
 */
export async function reauthenticate(
  { attempts, passwords, now }: AccountContext,
  { user, session }: OpenSession,
  currentPassword: string | undefined,
): Promise<void> {
  // Accounts without a password sign in by a provider.
  if (user.passwordHash === '' && isRecentlyAuthenticated(session, now)) return;
  if (!currentPassword) throw new GoTrueError('current_password_required');
  const attempt = await attempts.session(session.id);
  if (!(await passwords.isRight(normalisePassword(currentPassword), user.passwordHash)))
    throw new GoTrueError('invalid_credentials');
  await attempt.wasRight();
}
