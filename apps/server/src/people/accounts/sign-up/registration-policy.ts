import { validate, registrationDetails, type RegistrationDetails } from '@vernacular/contract';

import type { Config } from '../../../dependencies/index.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';

/**
 * Throws `email_domain_not_allowed` if SIGN_UP is a list of domains without that of `email`, which must be in lower
 * case; a subdomain does not match.
 */
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

/** The fields of the register form besides address and password. Throws `validation_failed`. */
export function readRegistrationDetails(data: unknown): RegistrationDetails {
  const read = validate(registrationDetails, data ?? {});
  if (read.isRight) return read.data;
  throw new GoTrueError('validation_failed', { sentence: read.sentences[0] ?? '' });
}
