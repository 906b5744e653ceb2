/** What a link in a letter carries after its `#`: a secret good for one use, and what it is for. */
export interface MailLink {
  readonly secret: string;
  readonly purpose: 'recovery' | 'signup' | 'email_change';
  /** The registration that a sign-up link confirms, as the browser knows it that sent it. */
  readonly registration?: string;
}

const purposes = ['recovery', 'signup', 'email_change'] as const;

/** Reads the part of an address after `#`; null when it is not that of a letter. */
export function readMailLink(hash: string): MailLink | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const secret = carried.get('token_hash');
  const purpose = purposes.find((one) => one === carried.get('type'));
  const registration = carried.get('registration');
  return secret && purpose ? { secret, purpose, ...(registration && { registration }) } : null;
}
