export interface Invitation {
  readonly email: string;
  readonly secret: string;
}

export function readInvitation(hash: string): Invitation | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, secret] = [carried.get('email'), carried.get('invitation')];
  return email && secret ? { email, secret } : null;
}
