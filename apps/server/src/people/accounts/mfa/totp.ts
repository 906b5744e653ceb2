import { Secret, TOTP } from 'otpauth';

const period = 30;

const totp = (secret: Secret, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period });

/** A new secret in base 32, and the otpauth:// address that an authenticator app scans. */
export function newTotp(issuer: string, label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: totp(secret, issuer, label).toString() };
}

/** The time step of 30 seconds that a code matches (the previous, current or next one); null when the code is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totp(Secret.fromBase32(secret)).validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
