const failures = {
  bad_json: [400, 'Could not read the request.'],
  validation_failed: [400, 'The request is not complete.'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  user_banned: [403, 'This account is switched off. Please write to those who run this site.'],
  email_address_invalid: [400, 'This is not an e-mail address.'],
  email_exists: [422, 'A user with this email address has already been registered'],
  signup_disabled: [422, 'This site takes no new accounts at the moment.'],
  email_domain_not_allowed: [422, 'This site takes no new accounts at this address.'],
  weak_password: [422, 'The password is too weak.'],
  same_password: [422, 'New password should be different from the old password.'],
  phone_provider_disabled: [400, 'Only e-mail addresses are supported.'],
  current_password_required: [400, 'Enter your current password to change this.'],
  reauthentication_needed: [401, 'Enter your password again to change how you sign in.'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  otp_expired: [403, 'This link has been used or has expired. Please ask for a new one.'],
  no_authorization: [401, 'This endpoint requires a Bearer token'],
  bad_jwt: [401, 'invalid JWT: unable to parse or verify signature'],
  session_not_found: [401, 'Session from session_id claim in JWT does not exist'],
  insufficient_aal: [401, 'AAL2 session is required: show your second step, or set one up first.'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_factor_name_conflict: [422, 'A factor with this name is there already.'],
  too_many_enrolled_mfa_factors: [
    422,
    'There are enough authenticator apps and passkeys on this account.',
  ],
  mfa_totp_enroll_not_enabled: [
    422,
    'Only authenticator apps (totp) and passkeys (webauthn) are supported.',
  ],
  mfa_challenge_expired: [422, 'MFA challenge has expired, verify against another challenge.'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  webauthn_credential_not_found: [400, 'This passkey opens no account here.'],
  // Our own code: after a recovery link a passkey alone does not sign in.
  password_first: [403, 'Sign in with your password first, then show this passkey.'],
  provider_not_found: [400, 'This site knows no such sign-in provider.'],
  provider_unreachable: [503, 'The sign-in provider cannot be reached at the moment.'],
  sign_in_over: [400, 'This sign-in is over. Please begin again.'],
  identity_not_found: [404, 'There is no such way to sign in.'],
  last_way_in: [422, 'This is the only way to sign in. Choose a password first.'],
  over_request_rate_limit: [429, 'Too many attempts. Please wait a while and try again.'],
  over_email_send_rate_limit: [
    429,
    'No letter was sent, because many were asked for. Please look for the last one, or try again later.',
  ],
  not_found: [404, 'There is nothing at this address.'],
  request_too_large: [413, 'The request is larger than this site accepts.'],
  // Our own codes; auth-js keeps the session and retries after any 503.
  database_away: [503, 'What this site keeps cannot be reached at the moment.'],
  site_ending: [503, 'This site is being restarted. Please try again in a moment.'],
  site_busy: [503, 'This site took too long. Please try again in a moment.'],
  unexpected_failure: [500, 'Sorry, an unexpected error has occurred.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

/** Default Retry-After, in seconds. */
const patience = 5;

export type GoTrueCode = keyof typeof failures;

export interface WeakPassword {
  readonly reasons: readonly string[];
  readonly message: string;
}

export class GoTrueError extends Error {
  override readonly name = 'GoTrueError';
  readonly code: GoTrueCode;
  readonly status: number;
  readonly weakPassword: WeakPassword | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: GoTrueCode,
    more: {
      readonly sentence?: string;
      readonly weakPassword?: WeakPassword;
      readonly retryAfterSeconds?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    const [status, sentence] = failures[code];
    super(more.sentence ?? sentence, { cause: more.cause });
    this.code = code;
    this.status = status;
    this.weakPassword = more.weakPassword;
    this.retryAfterSeconds =
      more.retryAfterSeconds ?? (status === 429 || status === 503 ? patience : undefined);
  }
}
