import { hash, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 of a token, which suffices because tokens are long and random. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** A new code of about 78 bits in four groups of four, without ambiguous letters. */
export function newRecoveryCode(): string {
  const letters: string[] = [];
  while (letters.length < 16) {
    // Bytes from 240 up would favour the first letters.
    for (const byte of randomBytes(32)) {
      const letter = alphabet[byte % alphabet.length];
      if (byte < 240 && letter !== undefined && letters.length < 16) letters.push(letter);
    }
  }
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-');
}

/** The hash of a code as it was typed: case, spaces and hyphens do not matter. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
