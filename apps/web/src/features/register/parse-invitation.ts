export interface Invitation {
  readonly email: string;
  readonly secret: string;
}

/** Reads `#email=…&invitation=…`; null if one of them is missing. */
export function readInvitation(hash: string): Invitation | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, secret] = [carried.get('email'), carried.get('invitation')];
  return email && secret ? { email, secret } : null;
}
