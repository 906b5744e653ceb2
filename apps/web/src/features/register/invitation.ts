/** An invitation that a link carries after its `#`: for which address, and its secret. */
export interface Invitation {
  readonly email: string;
  readonly secret: string;
}

/** Reads the part of an address after `#`; null when it is no invitation. */
export function readInvitation(hash: string): Invitation | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, secret] = [carried.get('email'), carried.get('invitation')];
  return email && secret ? { email, secret } : null;
}
