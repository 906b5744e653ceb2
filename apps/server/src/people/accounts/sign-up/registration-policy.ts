import type { Config } from '../../../outside/index.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';

/** Refuses an address where only those of some domains are taken. It is in lower case. */
export function checkEmailDomain(signUp: Config['SIGN_UP'], email: string): void {
  if (signUp === 'open' || signUp === 'closed') return;
  // A domain below one of these belongs to somebody who may be anybody: it is listed by itself.
  if (!signUp.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw new GoTrueError('email_domain_not_allowed');
}

/** Refuses to make an account where SIGN_UP makes none. The address is in lower case. */
export function checkSignUpAllowed(signUp: Config['SIGN_UP'], email: string): void {
  if (signUp === 'closed') throw new GoTrueError('signup_disabled');
  checkEmailDomain(signUp, email);
}
