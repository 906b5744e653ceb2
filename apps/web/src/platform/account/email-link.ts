/** The fragment of a link in an email: a single-use token and its purpose. */
export interface EmailLink {
  readonly secret: string;
  readonly purpose: 'recovery' | 'signup' | 'email_change';
  /** Id of the registration that a sign-up link confirms. */
  readonly registration?: string;
}

const purposes = ['recovery', 'signup', 'email_change'] as const;

/** Parses `location.hash`; null when it is not an email link. */
export function readEmailLink(hash: string): EmailLink | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const secret = carried.get('token_hash');
  const purpose = purposes.find((one) => one === carried.get('type'));
  const registration = carried.get('registration');
  return secret && purpose ? { secret, purpose, ...(registration && { registration }) } : null;
}
