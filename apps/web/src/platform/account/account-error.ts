import type { AuthError } from '@supabase/auth-js';

export type AccountError = Pick<AuthError, 'code' | 'name' | 'status'>;

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
  mfa_factor_name_conflict: 'nameTaken',
  webauthn_credential_not_found: 'passkeyUnknown',
  password_first: 'passwordFirst',
  passkey_cancelled: 'passkeyCancelled',
  passkey_known: 'passkeyKnown',
  too_many_enrolled_mfa_factors: 'enoughFactors',
  session_not_found: 'signedOut',
  insufficient_aal: 'signedOut',
  no_authorization: 'signedOut',
  bad_jwt: 'signedOut',
  over_request_rate_limit: 'tooMany',
  over_email_send_rate_limit: 'tooManyLetters',
  validation_failed: 'incomplete',
} as const;

/** Why an account call failed; the sentence for it is the text `accounts:trouble.…`. */
export type AccountTrouble = (typeof known)[keyof typeof known] | 'unreachable' | 'unexpected';

export function accountErrorOf(error: AccountError): AccountTrouble {
  const code = String(error.code);
  if (Object.hasOwn(known, code)) return known[code as keyof typeof known];
  if (error.name === 'AuthSessionMissingError') return 'signedOut';
  if (error.status === 429) return 'tooMany';
  return error.name === 'AuthRetryableFetchError' ? 'unreachable' : 'unexpected';
}

export type PasswordWeakness = `weak.${'length' | 'common' | 'characters'}`;

/** Translation keys in `accounts` of the sentences that say why a password is weak; at least one. */
export function passwordWeaknesses(error: object): readonly PasswordWeakness[] {
  const reasons: readonly string[] = 'reasons' in error ? (error.reasons as string[]) : [];
  const ours = { length: 'length', common: 'common', pwned: 'common', characters: 'characters' };
  const named = reasons.filter((reason) => reason in ours) as (keyof typeof ours)[];
  return named.length > 0
    ? named.map((reason) => `weak.${ours[reason]}` as PasswordWeakness)
    : ['weak.characters'];
}

/** The error of a call that got no response. */
export const unasked = { name: 'AuthRetryableFetchError', code: undefined, status: 0 } as const;

/** An account error to throw, for queries and mutations. */
export class AccountFailure extends Error {
  readonly trouble: AccountTrouble;

  constructor(error: AccountError) {
    super(`The account service said no: ${error.code ?? error.name}`);
    this.name = 'AccountFailure';
    this.trouble = accountErrorOf(error);
  }
}

/** The account error of a caught value; anything but an AccountFailure counts as unreachable. */
export const accountErrorIn = (caught: unknown): AccountTrouble =>
  caught instanceof AccountFailure ? caught.trouble : accountErrorOf(unasked);
