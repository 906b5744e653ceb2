import type { User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';

/** Throws `user_banned`. Call it only after authentication, so that it reveals nothing. */
export function refuseDisabled({ disabledAt }: User): void {
  if (disabledAt !== null) throw new GoTrueError('user_banned');
}

/** Refuses disabled accounts and, where addresses are confirmed, those that are not. Call it after authentication. */
export function refuseUnconfirmed({ confirmsEmail }: AccountContext, user: User): void {
  refuseDisabled(user);
  if (confirmsEmail && user.emailConfirmedAt === null) throw new GoTrueError('email_not_confirmed');
}
