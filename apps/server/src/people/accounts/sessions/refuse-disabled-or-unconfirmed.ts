import type { User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';

/**
 * Throws `user_banned` when the account is disabled. Call it only after authentication, so that a stranger learns
 * nothing about the account.
 */
export function refuseDisabled({ disabledAt }: User): void {
  if (disabledAt !== null) throw new GoTrueError('user_banned');
}

/**
 * Throws `user_banned` when the account is disabled, and `email_not_confirmed` when this site confirms addresses and
 * that of the account is not confirmed. Call it only after authentication.
 */
export function refuseUnconfirmed({ confirmsEmail }: AccountContext, user: User): void {
  refuseDisabled(user);
  if (confirmsEmail && user.emailConfirmedAt === null) throw new GoTrueError('email_not_confirmed');
}
