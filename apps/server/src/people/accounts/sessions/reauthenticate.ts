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
 * Confirms the owner before a change to the account: by the current password, or by a recovery link under 15 minutes
 * old; without a password, by any sign-in that recent. Throws GoTrueError.
 */
export async function reauthenticate(
  { attempts, passwords, now }: AccountContext,
  { user, session }: OpenSession,
  currentPassword: string | undefined,
  options: { readonly acceptsRecovery: boolean },
): Promise<void> {
  if (options.acceptsRecovery && isRecentlyAuthenticated(session, now, 'recovery')) return;
  // Accounts without a password sign in by a provider; a recovery link alone suffices for a new password only.
  const others = session.amr.filter(({ method }) => method !== 'recovery');
  if (user.passwordHash === '' && isRecentlyAuthenticated({ amr: others }, now)) return;
  if (!currentPassword) throw new GoTrueError('current_password_required');
  const attempt = await attempts.session(session.id);
  if (!(await passwords.isRight(normalisePassword(currentPassword), user.passwordHash)))
    throw new GoTrueError('invalid_credentials');
  await attempt.wasRight();
}
