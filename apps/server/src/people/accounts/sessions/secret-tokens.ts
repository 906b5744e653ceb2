import { createHash, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A new token of 256 bits that nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. Tokens are random and long, so a plain hash keeps them. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** A new recovery code of about 78 bits, in four groups of four, without letters that look alike. */
export function newRecoveryCode(): string {
  const letters: string[] = [];
  while (letters.length < 16) {
    // Bytes beyond the last whole multiple would make the first letters likelier.
    for (const byte of randomBytes(32)) {
      const letter = alphabet[byte % alphabet.length];
      if (byte < 240 && letter !== undefined && letters.length < 16) letters.push(letter);
    }
  }
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-');
}

/** A recovery code as typed, brought to one form and hashed. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
