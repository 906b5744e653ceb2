import { validate, registrationDetails, type RegistrationDetails } from '@vernacular/contract';

import type { Config } from '../../../dependencies/index.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';

/** Whether SIGN_UP allows an address in lower case. Subdomains do not match: they may belong to other people. */
export const isDomainAllowed = (signUp: Config['SIGN_UP'], email: string): boolean =>
  typeof signUp === 'string' || signUp.includes(email.slice(email.lastIndexOf('@') + 1));

/** Throws `signup_disabled` or `email_domain_not_allowed` when SIGN_UP does not allow the address. */
export function checkSignUpAllowed(signUp: Config['SIGN_UP'], email: string): void {
  if (signUp === 'closed') throw new GoTrueError('signup_disabled');
  if (!isDomainAllowed(signUp, email)) throw new GoTrueError('email_domain_not_allowed');
}

/** The fields of the register form besides address and password. Throws `validation_failed`. */
export function readRegistrationDetails(data: unknown): RegistrationDetails {
  const read = validate(registrationDetails, data ?? {});
  if (read.isRight) return read.data;
  throw new GoTrueError('validation_failed', { sentence: read.sentences[0] ?? '' });
}
