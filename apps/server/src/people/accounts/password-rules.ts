import { passwordLimits } from '@vernacular/contract';

import { commonPasswords } from './common-passwords.ts';
import type { WeakPassword } from './gotrue-error.ts';

const { shortest, longest } = passwordLimits;

/**
 * One form for the same password typed on two keyboards: NFKC, as NIST SP 800-63B advises.
 * It is applied before a password is judged, hashed or compared.
 */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

/** Why a normalised password is refused; null when it may be used. Characters count, not bytes. */
export function weaknessOf(password: string): WeakPassword | null {
  const { length } = Array.from(password);
  if (length < shortest)
    return {
      reasons: ['length'],
      message: `Password should be at least ${shortest} characters.`,
    };
  if (length > longest)
    return { reasons: ['length'], message: `Password should be at most ${longest} characters.` };
  if (commonPasswords.has(password.toLowerCase()))
    return {
      reasons: ['common'],
      message: 'This password is one of the 3,000 most common and easy to guess. Choose another.',
    };
  return null;
}
