import type { AuthError } from '@supabase/auth-js';

/** What the account service says no with: auth-js's own errors, and those of calls it does not know. */
export type AccountError = Pick<AuthError, 'code' | 'name' | 'status'>;

/** What the account service may say no with, as far as a person can do something about it. */
const known = {
  invalid_credentials: 'credentials',
  email_not_confirmed: 'unconfirmed',
  user_banned: 'disabled',
  email_address_invalid: 'email',
  email_exists: 'emailTaken',
  email_domain_not_allowed: 'domain',
  signup_disabled: 'closed',
  provider_unreachable: 'provider',
  provider_not_found: 'provider',
  sign_in_over: 'over',
  last_way_in: 'lastWay',
  weak_password: 'weak',
  same_password: 'samePassword',
  current_password_required: 'linkOver',
  reauthentication_needed: 'stale',
  otp_expired: 'linkOver',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'code',
  mfa_factor_not_found: 'factorGone',
  too_many_enrolled_mfa_factors: 'enoughFactors',
  session_not_found: 'signedOut',
  insufficient_aal: 'signedOut',
  no_authorization: 'signedOut',
  bad_jwt: 'signedOut',
  over_request_rate_limit: 'tooMany',
  validation_failed: 'incomplete',
} as const;

export type AccountTrouble = (typeof known)[keyof typeof known] | 'unreachable' | 'unexpected';

/** What went wrong with an account call: a key of the texts `accounts:trouble`. */
export function troubleOf(error: AccountError): AccountTrouble {
  const code = String(error.code);
  if (Object.hasOwn(known, code)) return known[code as keyof typeof known];
  if (error.name === 'AuthSessionMissingError') return 'signedOut';
  if (error.status === 429) return 'tooMany';
  return error.name === 'AuthRetryableFetchError' ? 'unreachable' : 'unexpected';
}

/** Why a password was found weak: keys of the texts `accounts:weak`; reasons we do not know are left out. */
export function weaknessesOf(error: object): readonly ('length' | 'common' | 'characters')[] {
  const reasons: readonly string[] = 'reasons' in error ? (error.reasons as string[]) : [];
  const ours = { length: 'length', common: 'common', pwned: 'common', characters: 'characters' };
  return reasons.flatMap((reason) =>
    reason in ours ? [ours[reason as keyof typeof ours] as 'length'] : [],
  );
}

/** A failure that is none of the service's answers: it could not even be asked. */
export const unasked = { name: 'AuthRetryableFetchError', code: undefined, status: 0 } as const;

/** An account call that came to nothing, for the places where failures are thrown. */
export class AccountFailure extends Error {
  readonly trouble: AccountTrouble;

  constructor(error: AccountError) {
    super(`The account service said no: ${error.code ?? error.name}`);
    this.name = 'AccountFailure';
    this.trouble = troubleOf(error);
  }
}

/** The trouble in anything caught. */
export const troubleIn = (caught: unknown): AccountTrouble =>
  caught instanceof AccountFailure ? caught.trouble : troubleOf(unasked);
