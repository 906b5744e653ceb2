import type { Config } from '../../../dependencies/index.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';

/** `email` must be in lower case. */
export function checkEmailDomain(signUp: Config['SIGN_UP'], email: string): void {
  if (signUp === 'open' || signUp === 'closed') return;
  // Subdomains do not match: they may belong to other people.
  if (!signUp.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw new GoTrueError('email_domain_not_allowed');
}

export function checkSignUpAllowed(signUp: Config['SIGN_UP'], email: string): void {
  if (signUp === 'closed') throw new GoTrueError('signup_disabled');
  checkEmailDomain(signUp, email);
}
