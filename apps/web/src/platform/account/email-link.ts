export interface EmailLink {
  readonly secret: string;
  readonly purpose: 'recovery' | 'signup' | 'email_change';
  readonly registration?: string;
}

const purposes = ['recovery', 'signup', 'email_change'] as const;

/** Reads the fragment of a link in an account email: `#token_hash=…&type=recovery`. Null for any other. */
export function readEmailLink(hash: string): EmailLink | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const secret = carried.get('token_hash');
  const purpose = purposes.find((one) => one === carried.get('type'));
  const registration = carried.get('registration');
  return secret && purpose ? { secret, purpose, ...(registration && { registration }) } : null;
}
