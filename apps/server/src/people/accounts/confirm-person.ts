import type { OpenSession } from '../../store/index.ts';
import type { AccountMeans } from './account-means.ts';
import { GoTrueError } from './gotrue-error.ts';
import { normalisePassword } from './password-rules.ts';

const freshSeconds = 15 * 60;

/**
 * Makes sure that it is the owner who is about to change an account, not somebody at an unlocked screen:
 * by the current password, or by a recovery link opened in the last quarter of an hour.
 */
export async function confirmPerson(
  { attempts, passwords, now }: AccountMeans,
  { user, session }: OpenSession,
  currentPassword: string | undefined,
  options: { readonly acceptsRecovery: boolean },
): Promise<void> {
  const since = now().getTime() / 1000 - freshSeconds;
  const hasRecovered = session.amr.some(
    ({ method, timestamp }) => method === 'recovery' && timestamp >= since,
  );
  if (options.acceptsRecovery && hasRecovered) return;
  if (!currentPassword) throw new GoTrueError('current_password_required');
  const attempt = await attempts.session(session.id);
  if (!(await passwords.isRight(normalisePassword(currentPassword), user.passwordHash)))
    throw new GoTrueError('invalid_credentials');
  await attempt.wasRight();
}
